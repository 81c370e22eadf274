import Skeleton from '@mui/material/Skeleton';
import Button from '@mui/material/Button';
import { useLocaluserGet, useWalletGetUsdt } from '@openmall/sdk/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';
import { PayForm } from './PayForm.tsx';

export interface PayDialogProps {
  readonly open: boolean;
  readonly orderIds: readonly string[];
  /** The exact total of the orders. */
  readonly total: string | number;
  readonly onPaid: () => void;
  readonly onClose: () => void;
  /** The page with other payment methods; absent on that page itself. */
  readonly otherMethodsPath?: string;
  /** The form that sets the first fund password. */
  readonly passwordSetup: ReactNode;
  /** Why the payment failed in the checkout. */
  readonly firstError?: unknown;
}

/** Takes the fund password and pays. Users without a fund password set it here first. */
export function PayDialog({ open, onClose, otherMethodsPath, passwordSetup, ...payment }: PayDialogProps) {
  const { t } = useTranslation('checkout');
  const profile = useLocaluserGet({ query: { enabled: open, staleTime: 0, meta: { inline: true } } });
  const wallet = useWalletGetUsdt({ query: { enabled: open, staleTime: 0, meta: { inline: true } } });
  const hasNoFundPassword = profile.data?.safeword === 0;
  const content = () => {
    if (profile.isError)
      return <ErrorState error={profile.error} onRetry={() => void profile.refetch()} minHeight={240} />;
    if (!profile.data) return <Skeleton height={240} />;
    return hasNoFundPassword ? (
      passwordSetup
    ) : (
      <PayForm {...payment} balance={wallet.data?.balance ?? wallet.data?.money} />
    );
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={hasNoFundPassword ? t('pay.setUpTitle') : t('pay.title')}
      width={464}
    >
      {content()}
      {otherMethodsPath && (
        <Button href={otherMethodsPath} style={{ inlineSize: '100%', marginBlockStart: 8 }}>
          {t('pay.otherMethods')}
        </Button>
      )}
    </Dialog>
  );
}
