import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DeskAccountRow, DeskTransferPage } from '@openmall/sdk/desk';
import { useDeskLedgerTransfers } from '@openmall/sdk/desk/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useOutletContext, useParams } from 'react-router-dom';
import { formatMoment } from '../../shared/i18n/format.ts';
import { t, textOr } from '../../shared/i18n/i18n.ts';
import { Facts, Section } from '../../shared/ui/Facts.tsx';
import { RecordDetail } from '../../shared/ui/RecordDetail.tsx';
import { formatLedger, kindName } from './ledger-texts.ts';

type Transfer = DeskTransferPage['pageList'][number];
const PAGE_SIZE = 20;

function TransferRow({ transfer, accountId }: { readonly transfer: Transfer; readonly accountId: string }) {
  const { at, kind, reference, from, to, amount, after } = transfer;
  const isIn = to === accountId;
  return (
    <Box sx={{ py: 1, borderBlockEnd: '1px solid', borderColor: 'divider' }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
        <Typography sx={{ fontWeight: 600 }}>{textOr(`movement.${kind}`, kind)}</Typography>
        <Typography sx={{ color: isIn ? 'success.main' : undefined }}>
          <bdi>{`${isIn ? '+' : '\u2212'}${formatLedger(amount)}`}</bdi>
        </Typography>
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {formatMoment(at)} · <bdi>{reference}</bdi> · <bdi>{isIn ? from : to}</bdi>
      </Typography>
      {after !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('ledger.after', { amount: formatLedger(after) })}
        </Typography>
      )}
    </Box>
  );
}

function Transfers({ accountId }: { readonly accountId: string }) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useDeskLedgerTransfers(
    { accountId, pageNum: page, pageSize: PAGE_SIZE },
    { query: { placeholderData: keepPreviousData } },
  );
  const pages = data?.pageInfo.totalPage ?? 0;
  return (
    <Section title={t('ledger.transfers')}>
      {error !== null && (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>{t('list.retry')}</Button>}>
          {t('list.failed')}
        </Alert>
      )}
      {!data && error === null && <Skeleton variant="rounded" height={240} aria-busy />}
      {data?.pageList.length === 0 && <Typography>{t('list.none')}</Typography>}
      {data?.pageList.map((transfer) => (
        <TransferRow key={transfer.id} transfer={transfer} accountId={accountId} />
      ))}
      {pages > 1 && (
        <Pagination sx={{ mt: 2 }} page={page} count={pages} onChange={(_event, next) => setPage(next)} />
      )}
    </Section>
  );
}

/** An account of the ledger with its transfers, beside the list. */
export function AccountDetail() {
  const { accountId = '' } = useParams();
  const rows = useOutletContext<readonly DeskAccountRow[] | undefined>();
  const row = rows?.find(({ id }) => id === accountId);
  return (
    <RecordDetail base="/ledger" title={row ? kindName(row.kind) : accountId} error={null} isLoading={!rows}>
      {row && (
        <Section title={`${formatLedger(row.balance)} ${row.currency}`}>
          <Facts
            facts={[
              [t('ledger.owner'), row.owner ?? t('ledger.mall')],
              [t('customers.account'), <bdi key="id">{row.id}</bdi>],
            ]}
          />
        </Section>
      )}
      <Transfers key={accountId} accountId={accountId} />
    </RecordDetail>
  );
}
