import Skeleton from '@mui/material/Skeleton';
import { useCreditBeforepay, useLocaluserGet } from '@openmall/sdk/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';
import { RepayForm } from './RepayForm.tsx';

interface Props {
  /** The loan to repay, from the URL; undefined while the dialog is closed. */
  readonly id: string | undefined;
  readonly onPaid: () => void;
  readonly onClose: () => void;
  /** The form that sets the first fund password. */
  readonly passwordSetup: ReactNode;
}

/** Repays a loan in full. */
export function RepayDialog({ id, onPaid, onClose, passwordSetup }: Props) {
  const { t } = useTranslation('loans');
  const fresh = { staleTime: 0, enabled: id !== undefined, meta: { inline: true } };
  const profile = useLocaluserGet({ query: fresh });
  const repayment = useCreditBeforepay({ creditId: id ?? '' }, { query: { ...fresh, gcTime: 0 } });
  const content = () => {
    const failed = [profile, repayment].find(({ isError }) => isError);
    if (failed)
      return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} minHeight={280} />;
    if (id === undefined || !profile.data || !repayment.data) return <Skeleton height={360} />;
    return profile.data.safeword === 1 ? (
      <RepayForm id={id} repayment={repayment.data} onPaid={onPaid} />
    ) : (
      passwordSetup
    );
  };
  return (
    <Dialog open={id !== undefined} onClose={onClose} title={t('repay.title')} width={480}>
      {content()}
    </Dialog>
  );
}
