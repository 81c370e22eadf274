import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { LazySetFundPassword } from '../../../features/account/fund-password/LazySetFundPassword.tsx';
import { loansPath, loansQueryOf } from '../../../features/loans/loans-query.ts';
import { MyLoans } from '../../../features/loans/MyLoans.tsx';
import { RepayDialog } from '../../../features/loans/repayment/RepayDialog.tsx';
import { useTranslation } from 'react-i18next';
import { useLoginRedirect } from '../../../shared/session/use-login-redirect.ts';
import { toast } from '../../../shared/ui/feedback/toast.ts';
import { usePageTitle } from '../../../shared/ui/layout/use-page-title.ts';
import { Frame } from '../Frame.tsx';

/** The buyer's loans: the bill, the history and the repayment dialog. */
export function Page() {
  const { t } = useTranslation('loans');
  const { t: accountText } = useTranslation('account');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const loginUrl = useLoginRedirect();
  const query = loansQueryOf(search);
  usePageTitle(t('mine'));
  if (loginUrl) return <Navigate to={loginUrl} replace />;
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
        passwordSetup={<LazySetFundPassword onSet={() => toast.success(accountText('fund.done'))} />}
      />
    </Frame>
  );
}
