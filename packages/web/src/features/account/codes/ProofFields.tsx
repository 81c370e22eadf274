import type { CodePurpose } from '@openmall/sdk';
import { useIdcodeExecute } from '@openmall/sdk/hooks';
import { useField } from 'formik';
import { Mail, ShieldCheck, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { FormAlert } from '../../../shared/forms/FormAlert.tsx';
import { RadioTiles } from '../../../shared/forms/fields/RadioTiles.tsx';
import { TextField } from '../../../shared/forms/fields/TextField.tsx';
import { useTranslation } from 'react-i18next';
import { LazySliderDialog } from '../slider/LazySliderDialog.tsx';
import { CodeField } from './CodeField.tsx';
import { proofMethodOf, type ProofMethod } from './proof-methods.ts';

const icons = { 1: Smartphone, 2: Mail, 3: ShieldCheck } as const;
const labelKeys = { 1: 'method.phone', 2: 'method.email', 3: 'method.authenticator' } as const;

interface Props {
  readonly methods: readonly ProofMethod[];
  readonly purpose: CodePurpose;
  /** Requires the slider puzzle before a code is sent, for visitors without a session. */
  readonly withSlider?: boolean;
}

/** Chooses a proof method and takes its code. The form has the fields `method` and `verifcode`. */
export function ProofFields({ methods, purpose, withSlider = false }: Props) {
  const { t } = useTranslation('security');
  const [{ value }, , { setValue }] = useField<string>('method');
  const send = useIdcodeExecute({ mutation: { meta: { inline: true } } });
  const [pending, setPending] = useState<(() => void) | undefined>();
  const method = proofMethodOf(methods, value);
  if (!method) return null;
  const sendTo = (done: () => void, sliderPass?: string) => {
    setPending(undefined);
    send.mutate(
      { params: { target: method.target, purpose, ...(sliderPass && { sliderPass }) } },
      { onSuccess: done },
    );
  };
  return (
    <>
      {methods.length > 1 && (
        <RadioTiles
          label={t('method.label')}
          minTileWidth={180}
          chosen={String(method.type)}
          onChoose={(type) => void setValue(type)}
          tiles={methods.map(({ type, shown }) => {
            const Icon = icons[type];
            return {
              value: String(type),
              label: t(labelKeys[type]),
              note: shown && <bdi dir="ltr">{shown}</bdi>,
              icon: <Icon size={20} aria-hidden />,
            };
          })}
        />
      )}
      {method.type === 3 ? (
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
          key={method.type}
          name="verifcode"
          label={t('code.label')}
          target={method.shown}
          isSending={send.isPending}
          onSend={(done) => (withSlider ? setPending(() => done) : sendTo(done))}
        />
      )}
      <FormAlert error={send.error} />
      <LazySliderDialog
        open={pending !== undefined}
        onClose={() => setPending(undefined)}
        onPass={(pass) => pending && sendTo(pending, pass)}
        alternative={{ label: 'skip', run: () => pending && sendTo(pending) }}
      />
    </>
  );
}
