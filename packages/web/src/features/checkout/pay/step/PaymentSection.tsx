import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { lazyPart } from '../../../../shared/parts/lazy-part.tsx';
import { ErrorState } from '../../../../shared/ui/feedback/ErrorState.tsx';
import { PaymentChoice } from '../../PaymentChoice.tsx';
import type { FundPasswordEntryProps } from './FundPasswordEntry.tsx';
import type { PaymentStep } from './use-payment-step.ts';

const HEIGHT = 132;

/** Loads once the buyer has an address, which comes first in a first purchase. */
const LazyFundPasswordEntry = lazyPart<FundPasswordEntryProps>({
  load: async () => (await import('./FundPasswordEntry.tsx')).FundPasswordEntry,
  frame: <Skeleton aria-busy height={HEIGHT} />,
  renderFailure: (error, retry) => <ErrorState error={error} onRetry={retry} minHeight={HEIGHT} />,
});

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
        <LazyFundPasswordEntry
          payment={payment}
          onSubmit={onSubmit}
          setup={passwordSetup(payment.changePassword)}
        />
      )
    }
  />
);
