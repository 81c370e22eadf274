import { useNavigate, useSearchParams } from 'react-router-dom';
import { walletPath } from '../../../../features/wallet/wallet-query.ts';
import { Withdraw } from '../../../../features/wallet/withdraw/Withdraw.tsx';
import { useTranslation } from 'react-i18next';
import { paths, withQuery } from '../../../../shared/navigation/paths.ts';
import { Breadcrumbs } from '../../../../shared/ui/layout/Breadcrumbs.tsx';
import { PageHead } from '../../../../shared/ui/layout/PageHead.tsx';
import { Segmented } from '../../../../shared/ui/input/Segmented.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { usePageTitle } from '../../../../shared/ui/layout/use-page-title.ts';

const targets = ['address', 'bank'] as const;
const labelKeys = { address: 'withdraw.address', bank: 'withdraw.bank' } as const;

/** Withdraws money to the bound address or to a bank. */
export function Page() {
  const { t } = useTranslation('wallet');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const to = targets.find((option) => option === search.get('to')) ?? 'address';
  usePageTitle(t('withdraw.title'));
  const done = (record: string | undefined) => {
    // The record shows its status. Servers that return no record get a toast instead.
    if (record === undefined) toast.success(t('withdraw.done'));
    void navigate(walletPath({ tab: 'withdrawals', record }), { replace: true });
  };
  const choice = (
    <Segmented
      label={t('withdraw.to')}
      options={targets.map((name) => ({ name, label: t(labelKeys[name]) }))}
      chosen={to}
      onChoose={(name) =>
        void navigate(withQuery(paths.withdraw, { to: name === 'address' ? undefined : name }), {
          replace: true,
        })
      }
    />
  );
  return (
    <>
      <div style={{ marginBlockStart: -16 }}>
        <Breadcrumbs
          crumbs={[{ label: t('title'), to: paths.moneyPackage }, { label: t('withdraw.title') }]}
        />
      </div>
      <PageHead title={t('withdraw.title')} end={choice} />
      <Withdraw to={to} onDone={done} />
    </>
  );
}
