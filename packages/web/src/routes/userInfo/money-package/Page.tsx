import Button from '@mui/material/Button';
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { BackNotice } from '../../../features/wallet/BackNotice.tsx';
import { BalanceCard } from '../../../features/wallet/BalanceCard.tsx';
import { RecordDialog } from '../../../features/wallet/records/RecordDialog.tsx';
import { walletQueryOf } from '../../../features/wallet/wallet-query.ts';
import { WalletTabs } from '../../../features/wallet/WalletTabs.tsx';
import { useTranslation } from 'react-i18next';
import { paths, rechargePath } from '../../../shared/navigation/paths.ts';
import { PageHead } from '../../../shared/ui/layout/PageHead.tsx';
import { usePageTitle } from '../../../shared/ui/layout/use-page-title.ts';

/** The wallet: balance, movements, recharges and withdrawals. */
export function Page() {
  const { t } = useTranslation('wallet');
  const [search] = useSearchParams();
  const query = walletQueryOf(search);
  usePageTitle(t('title'));
  const actions = (
    <div style={{ display: 'flex', gap: 12 }}>
      <Button variant="outlined" href={paths.withdraw} startIcon={<ArrowUpFromLine size={16} aria-hidden />}>
        {t('withdraw.title')}
      </Button>
      <Button
        variant="contained"
        href={rechargePath(query.back)}
        startIcon={<ArrowDownToLine size={16} aria-hidden />}
      >
        {t('recharge.title')}
      </Button>
    </div>
  );
  return (
    <>
      <PageHead title={t('title')} end={actions} />
      <BackNotice back={query.back} />
      <BalanceCard />
      <WalletTabs query={query} />
      <RecordDialog query={query} />
    </>
  );
}
