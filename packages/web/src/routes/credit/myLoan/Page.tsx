import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { SetFundPasswordLater } from '../../../features/account/fund-password/SetFundPasswordLater.tsx';
import { loansPath, loansQueryOf } from '../../../features/loans/loans-query.ts';
import { MyLoans } from '../../../features/loans/MyLoans.tsx';
import { RepayDialog } from '../../../features/loans/RepayDialog.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useWayIn } from '../../../shared/session/use-way-in.ts';
import { toast } from '../../../shared/ui/toast/toast.ts';
import { usePageTitle } from '../../../shared/ui/use-page-title.ts';
import { Frame } from '../Frame.tsx';

/** One's own loans: the bill, the history, and the repayment over them. */
export function Page() {
  const { t } = useTranslation('loans');
  const { t: accountText } = useTranslation('account');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const wayIn = useWayIn();
  const query = loansQueryOf(search);
  usePageTitle(t('mine'));
  if (wayIn) return <Navigate to={wayIn} replace />;
  const close = () => void navigate(loansPath({ ...query, repay: undefined }), { replace: true });
  const paid = () => {
    toast.success(t('repay.done'));
    close();
  };
  return (
    <Frame title={t('mine')} text={t('mineText')}>
      <MyLoans query={query} />
      <RepayDialog
        id={query.repay}
        onPaid={paid}
        onClose={close}
        setUp={<SetFundPasswordLater onSet={() => toast.success(accountText('fund.done'))} />}
      />
    </Frame>
  );
}
