import type { ReactNode } from 'react';
import { PaymentChoice } from '../../PaymentChoice.tsx';
import { FundPasswordEntry } from './FundPasswordEntry.tsx';
import type { PaymentStep } from './use-payment-step.ts';

/** The title of the section. */
export const PAYMENT_TITLE_ID = 'payment-method';

interface Props {
  readonly payment: PaymentStep;
  readonly countryId: number | undefined;
  /** Whether the address is known, or known to be missing. */
  readonly ready: boolean;
  readonly total: number | undefined;
  readonly onSubmit: () => void;
  readonly passwordSetup: (onSet: (safeword: string) => void) => ReactNode;
}

/** The payment method, and the fund password if the balance is chosen and sufficient. */
export const PaymentSection = ({ payment, onSubmit, passwordSetup, ...choice }: Props) => (
  <PaymentChoice
    {...choice}
    chosen={payment.chosen.method}
    onChoose={payment.chooseMethod}
    balanceForm={
      choice.countryId !== undefined &&
      !payment.isShort && (
        <FundPasswordEntry
          payment={payment}
          onSubmit={onSubmit}
          setup={passwordSetup(payment.changePassword)}
        />
      )
    }
  />
);
