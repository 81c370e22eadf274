import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx';
import { walletPath, type WalletQuery } from '../wallet-query.ts';
import { RechargeDetail } from './RechargeDetail.tsx';
import { WithdrawalDetail } from './WithdrawalDetail.tsx';

/** Shows the record of the URL over its list. */
export function RecordDialog({ query }: { readonly query: WalletQuery }) {
  const { t } = useTranslation('wallet');
  const navigate = useNavigate();
  const { tab, record } = query;
  if (tab === 'movements') return null;
  return (
    <Dialog
      open={record !== undefined}
      onClose={() => void navigate(walletPath({ ...query, record: undefined }), { replace: true })}
      title={t(`${tab}.record`)}
      width={560}
    >
      {record !== undefined &&
        (tab === 'recharges' ? <RechargeDetail id={record} /> : <WithdrawalDetail id={record} />)}
    </Dialog>
  );
}
