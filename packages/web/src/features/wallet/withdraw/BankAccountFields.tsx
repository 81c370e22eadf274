import ButtonBase from '@mui/material/ButtonBase';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Skeleton from '@mui/material/Skeleton';
import styled from '@emotion/styled';
import type { BankCard } from '@openmall/sdk';
import { useBankCardDel, useBankCardList } from '@openmall/sdk/hooks';
import { useFormikContext } from 'formik';
import { ChevronDown, Landmark, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { RadioTiles } from '../../../shared/forms/fields/RadioTiles.tsx';
import { TextField } from '../../../shared/forms/fields/TextField.tsx';
import { NAME_UNITS, typedNumber } from '../../../shared/forms/typed-text.ts';
import { useTranslation } from 'react-i18next';
import { CheckBox } from '../../../shared/ui/input/CheckBox.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlay/ConfirmDialog.tsx';
import type { WithdrawValues } from './withdraw-values.ts';
import '../../../shared/themes/late/accordions.ts';

const Root = styled.div`
  display: grid;
  gap: 16px;
  & .pair {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 16px;
    align-items: start;
  }
  & .forget {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    justify-self: start;
    padding: 4px;
    border: 0;
    border-radius: 4px;
    background: none;
    color: var(--mui-palette-text-secondary);
  }
  & .forget:hover {
    color: var(--mui-palette-error-main);
  }
`;

const OTHER = 'other';
/** The limit exceeds the length of a code, because pasted codes may contain spaces or hyphens. */
const code = { keep: typedNumber, maxLength: 32, dir: 'ltr' } as const;
const lastDigits = ({ bankCardNo }: BankCard): string => bankCardNo.slice(-4);

function NewAccount() {
  const { t } = useTranslation('wallet');
  const { t: formText } = useTranslation('form');
  const { values, setFieldValue } = useFormikContext<WithdrawValues>();
  const note = formText('optional');
  return (
    <>
      <div className="pair">
        <TextField name="bankName" label={t('bankCard.bankName')} maxLength={64} autoComplete="off" />
        <TextField
          name="bankUserName"
          label={t('bankCard.holder')}
          hint={t('bankCard.holderHint')}
          maxLength={NAME_UNITS}
          autoComplete="cc-name"
        />
      </div>
      <TextField
        name="bankCardNo"
        label={t('bankCard.number')}
        hint={t('bankCard.numberHint')}
        keep={typedNumber}
        maxLength={48}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
      />
      <CheckBox checked={values.keep} onChange={(keep) => void setFieldValue('keep', keep)}>
        {t('bankCard.keep')}
      </CheckBox>
      <Accordion>
        <AccordionSummary
          id="bankMore"
          aria-controls="bankMoreFields"
          expandIcon={<ChevronDown size={16} aria-hidden />}
        >
          {t('bankCard.more')}
        </AccordionSummary>
        <AccordionDetails>
          <Root>
            <div className="pair">
              <TextField name="swiftCode" label={t('bankCard.swift')} note={note} {...code} />
              <TextField name="routingNum" label={t('bankCard.routing')} note={note} {...code} />
            </div>
            <div className="pair">
              <TextField name="countryName" label={t('bankCard.country')} note={note} maxLength={64} />
              <TextField name="bankAddress" label={t('bankCard.bankAddress')} note={note} maxLength={255} />
            </div>
            <TextField
              name="accountAddress"
              label={t('bankCard.accountAddress')}
              note={note}
              maxLength={255}
              autoComplete="street-address"
            />
          </Root>
        </AccordionDetails>
      </Accordion>
    </>
  );
}

/** The bank account of a withdrawal: a saved one or a new one. */
export function BankAccountFields() {
  const { t } = useTranslation('wallet');
  const { values, setValues } = useFormikContext<WithdrawValues>();
  const [confirming, setConfirming] = useState(false);
  const [isNew, setIsNew] = useState(false);
  const list = useBankCardList({ query: { meta: { inline: true } } });
  const deletion = useBankCardDel({ mutation: { onSettled: () => setConfirming(false) } });
  if (list.isPending) return <Skeleton height={160} />;
  const cards = list.data?.pageList ?? [];
  const chosen = isNew ? undefined : cards.find(({ bankCardNo }) => bankCardNo === values.bankCardNo);
  const choose = (id: string) => {
    const card = cards.find((item) => item.id === id);
    setIsNew(!card);
    const { bankName = '', bankUserName = '', bankCardNo = '' } = card ?? {};
    void setValues({ ...values, bankName, bankUserName, bankCardNo, keep: !card }, false);
  };
  const deleteChosen = () => {
    if (chosen) deletion.mutate({ params: { id: chosen.id } }, { onSuccess: () => choose(OTHER) });
  };
  const chosenLabel = chosen && { bank: chosen.bankName, last: lastDigits(chosen) };
  return (
    <Root>
      {cards.length > 0 && (
        <RadioTiles
          label={t('bankCard.label')}
          chosen={chosen?.id ?? (isNew ? OTHER : '')}
          onChoose={choose}
          minTileWidth={220}
          tiles={[
            ...cards.map((card) => ({
              value: card.id,
              label: card.bankName,
              note: t('bankCard.ending', { last: lastDigits(card) }),
              icon: <Landmark size={20} aria-hidden />,
            })),
            { value: OTHER, label: t('bankCard.add'), icon: <Plus size={20} aria-hidden /> },
          ]}
        />
      )}
      {chosenLabel && (
        <ButtonBase className="forget" onClick={() => setConfirming(true)}>
          <Trash2 size={16} aria-hidden />
          {t('bankCard.forget', chosenLabel)}
        </ButtonBase>
      )}
      {(cards.length === 0 || isNew) && <NewAccount />}
      <ConfirmDialog
        open={confirming}
        title={t('bankCard.forgetAsk')}
        action={t('bankCard.forgetAction')}
        danger
        busy={deletion.isPending}
        onClose={() => setConfirming(false)}
        onConfirm={deleteChosen}
      >
        {chosenLabel && t('bankCard.forgetText', chosenLabel)}
      </ConfirmDialog>
    </Root>
  );
}
