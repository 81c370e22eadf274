import type { CodePurpose } from '@openmall/sdk';
import { useIdcodeExecute } from '@openmall/sdk/hooks';
import { useField } from 'formik';
import { Mail, ShieldCheck, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { FormAlert } from '../../../shared/forms/FormAlert.tsx';
import { RadioTiles } from '../../../shared/forms/fields/RadioTiles.tsx';
import { TextField } from '../../../shared/forms/fields/TextField.tsx';
import { useTranslation } from 'react-i18next';
import { AskSlider } from '../slider/AskSlider.tsx';
import { CodeField } from './CodeField.tsx';
import { proofMethodOf, type ProofMethod } from './proof-methods.ts';

const icons = { 1: Smartphone, 2: Mail, 3: ShieldCheck } as const;
const words = { 1: 'way.phone', 2: 'way.email', 3: 'way.authenticator' } as const;

interface Props {
  readonly ways: readonly ProofMethod[];
  readonly purpose: CodePurpose;
  /** Visitors move the slider before a code is sent. */
  readonly withSlider?: boolean;
}

/** Chooses how to prove who one is, and takes the code. The form has the fields `way` and `verifcode`. */
export function ProofFields({ ways, purpose, withSlider = false }: Props) {
  const { t } = useTranslation('security');
  const [{ value }, , { setValue }] = useField<string>('way');
  const send = useIdcodeExecute({ mutation: { meta: { inline: true } } });
  const [asking, setAsking] = useState<(() => void) | undefined>();
  const way = proofMethodOf(ways, value);
  if (!way) return null;
  const sendTo = (done: () => void, sliderPass?: string) => {
    setAsking(undefined);
    send.mutate(
      { params: { target: way.target, purpose, ...(sliderPass && { sliderPass }) } },
      { onSuccess: done },
    );
  };
  return (
    <>
      {ways.length > 1 && (
        <RadioTiles
          label={t('way.label')}
          least={180}
          chosen={String(way.type)}
          onChoose={(type) => void setValue(type)}
          tiles={ways.map(({ type, shown }) => {
            const Icon = icons[type];
            return {
              value: String(type),
              label: t(words[type]),
              note: shown && <bdi dir="ltr">{shown}</bdi>,
              icon: <Icon size={20} aria-hidden />,
            };
          })}
        />
      )}
      {way.type === 3 ? (
        <TextField
          name="verifcode"
          label={t('code.authenticator')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          dir="ltr"
          hint={t('code.authenticatorHint')}
        />
      ) : (
        <CodeField
          key={way.type}
          name="verifcode"
          label={t('code.label')}
          target={way.shown}
          isSending={send.isPending}
          onSend={(done) => (withSlider ? setAsking(() => done) : sendTo(done))}
        />
      )}
      <FormAlert error={send.error} />
      <AskSlider
        open={asking !== undefined}
        onClose={() => setAsking(undefined)}
        onPass={(pass) => asking && sendTo(asking, pass)}
        otherWay={{ word: 'skip', run: () => asking && sendTo(asking) }}
      />
    </>
  );
}
