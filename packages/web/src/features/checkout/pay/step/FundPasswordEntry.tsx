import Skeleton from '@mui/material/Skeleton';
import styled from '@emotion/styled';
import { useLocaluserGet } from '@openmall/sdk/hooks';
import { useId, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SixDigits } from '../../../../shared/forms/fields/SixDigits.tsx';
import { FRESH_FOR_MS } from '../../../../shared/net/fresh-for.ts';
import type { PaymentStep } from './use-payment-step.ts';

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  padding: 20px 16px;
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-background-default);
  & > p {
    color: var(--mui-palette-error-main);
  }
`;

export interface FundPasswordEntryProps {
  readonly payment: PaymentStep;
  readonly onSubmit: () => void;
  /** The form that sets the first fund password. */
  readonly setup: ReactNode;
}

/** Takes the fund password within the checkout. Buyers without one set it here. */
export function FundPasswordEntry({ payment, onSubmit, setup }: FundPasswordEntryProps) {
  const { t } = useTranslation('checkout');
  const { chosen, isMissing, changePassword, entry } = payment;
  const errorId = useId();
  const profile = useLocaluserGet({ query: { staleTime: FRESH_FOR_MS, meta: { inline: true } } });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  if (profile.isPending) return <Skeleton aria-busy height={132} />;
  const hasNone = profile.data?.safeword === 0;
  const missingText = hasNone ? t('pay.setUpTitle') : t('fundPassword.digits', { ns: 'form' });
  return (
    <Root ref={entry}>
      {hasNone ? (
        setup
      ) : (
        <form onSubmit={submit}>
          <SixDigits
            label={t('pay.password')}
            value={chosen.safeword}
            onChange={changePassword}
            invalid={isMissing}
            // Moves the buyer to the field if Pay was pressed before it appeared.
            autoFocus={isMissing}
            describedBy={errorId}
          />
        </form>
      )}
      <p id={errorId} role="alert">
        {isMissing && missingText}
      </p>
    </Root>
  );
}
