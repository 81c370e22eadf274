import Skeleton from '@mui/material/Skeleton';
import { useCreditBeforepay, useLocaluserGet } from '@openmall/sdk/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';
import { RepayForm } from './RepayForm.tsx';

interface Props {
  /** The loan that the address names; undefined while none is being repaid. */
  readonly id: string | undefined;
  readonly onPaid: () => void;
  readonly onClose: () => void;
  /** What sets the first fund password of someone who has none. */
  readonly setUp: ReactNode;
}

/** Repays a loan in one sum. */
export function RepayDialog({ id, onPaid, onClose, setUp }: Props) {
  const { t } = useTranslation('loans');
  const fresh = { staleTime: 0, enabled: id !== undefined, meta: { inline: true } };
  const profile = useLocaluserGet({ query: fresh });
  const repayment = useCreditBeforepay({ creditId: id ?? '' }, { query: { ...fresh, gcTime: 0 } });
  const content = () => {
    const failed = [profile, repayment].find((one) => one.isError);
    if (failed)
      return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} minHeight={280} />;
    if (id === undefined || !profile.data || !repayment.data) return <Skeleton height={360} />;
    return profile.data.safeword === 1 ? (
      <RepayForm id={id} repayment={repayment.data} onPaid={onPaid} />
    ) : (
      setUp
    );
  };
  return (
    <Dialog open={id !== undefined} onClose={onClose} title={t('repay.title')} width={480}>
      {content()}
    </Dialog>
  );
}
