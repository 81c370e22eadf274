import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DeskClosingRow } from '@openmall/sdk/desk';
import { Link, useOutletContext, useParams } from 'react-router-dom';
import { formatMoment, formatMoney } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { Facts, Section } from '../../shared/ui/Facts.tsx';
import { RecordDetail } from '../../shared/ui/RecordDetail.tsx';
import { useMay } from '../use-may.ts';
import { blockersText, ClosingState } from './ClosingsPage.tsx';
import { accountName } from '../customers/account-name.ts';

/** An account that is closed, or that its owner wants to close, beside the list. */
export function ClosingDetail() {
  const { userId } = useParams();
  const rows = useOutletContext<readonly DeskClosingRow[] | undefined>();
  const row = rows?.find(({ id }) => id === userId);
  const may = useMay();
  const links = row && (
    <>
      {may('deskLedgerAccounts') && (
        <Button component={Link} to={`/ledger/wallet:${row.id}:USDT?keyword=${row.id}`}>
          {t('ledger.transfers')}
        </Button>
      )}
      <Button variant="contained" component={Link} to={`/customers/${row.id}`}>
        {t('customers.one')}
      </Button>
    </>
  );
  return (
    <RecordDetail
      base="/closings"
      title={row ? accountName(row.username) : t('closings.title')}
      error={null}
      isLoading={!rows}
      actions={links}
    >
      {rows && !row && <Alert severity="info">{t('list.gone')}</Alert>}
      {row && (
        <>
          <Box sx={{ mb: 2 }}>
            <ClosingState state={row.state} />
          </Box>
          {row.state === 'blocked' && (
            <Alert severity="info" sx={{ mb: 2 }}>
              {t('closings.blockedHint')}
            </Alert>
          )}
          <Section title={t('customers.account')}>
            <Facts
              facts={[
                [t('audit.at'), formatMoment(row.at)],
                [t('action.reason'), row.reason],
                [t('closings.attempts'), row.attempts || null],
                [t('closings.blockers'), row.state === 'blocked' ? blockersText(row) : null],
                [t('ledger.balance'), formatMoney(row.balance)],
                [t('ledger.suspense'), formatMoney(row.suspended)],
              ]}
            />
          </Section>
        </>
      )}
    </RecordDetail>
  );
}
