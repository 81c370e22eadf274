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
  /** What all of them cost together, exactly. */
  readonly total: string | number;
  readonly onPaid: () => void;
  readonly onClose: () => void;
  /** Where one may pay by other means than the balance; absent on that very page. */
  readonly otherWays?: string;
  /** What sets the first fund password of someone who has none. */
  readonly setUp: ReactNode;
}

/** Asks for the fund password and pays; who has none yet sets it here, without leaving. */
export function PayDialog({ open, onClose, otherWays, setUp, ...payment }: PayDialogProps) {
  const { t } = useTranslation('checkout');
  const profile = useLocaluserGet({ query: { enabled: open, staleTime: 0, meta: { inline: true } } });
  const wallet = useWalletGetUsdt({ query: { enabled: open, staleTime: 0, meta: { inline: true } } });
  const missing = profile.data?.safeword === 0;
  const content = () => {
    if (profile.isError)
      return <ErrorState error={profile.error} onRetry={() => void profile.refetch()} minHeight={240} />;
    if (!profile.data) return <Skeleton height={240} />;
    return missing ? setUp : <PayForm {...payment} balance={wallet.data?.balance ?? wallet.data?.money} />;
  };
  return (
    <Dialog open={open} onClose={onClose} title={missing ? t('pay.setUpTitle') : t('pay.title')} width={464}>
      {content()}
      {otherWays && (
        <Button href={otherWays} style={{ inlineSize: '100%', marginBlockStart: 8 }}>
          {t('pay.otherWays')}
        </Button>
      )}
    </Dialog>
  );
}
