import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DeskSuspendedRow } from '@openmall/sdk/desk';
import { useDeskLedgerSuspended } from '@openmall/sdk/desk/hooks';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatAge, formatMoment } from '../../shared/i18n/format.ts';
import { t, textOr } from '../../shared/i18n/i18n.ts';
import { EntryRow, EntrySection } from '../channels/EntryRow.tsx';
import { useMay } from '../use-may.ts';
import { formatLedger } from './ledger-texts.ts';
import { type Settlement, SettleDialog, settlementName } from './SettleDialog.tsx';

/** What may be done now. While a refund is on its way, it can only be repeated. */
const settlementsOf = ({ canRefund, isRefunding }: DeskSuspendedRow): readonly Settlement[] => [
  ...(canRefund ? (['refund'] as const) : []),
  ...(isRefunding ? [] : (['credit', 'handled'] as const)),
];

function Payer({ row: { userId, payer } }: { readonly row: DeskSuspendedRow }) {
  const maySee = useMay()('deskCustomerInfo');
  if (!maySee) return <bdi>{payer}</bdi>;
  return (
    <Link
      component={RouterLink}
      to={`/customers/${userId}`}
      sx={{ display: 'inline-block', py: 1.5, my: -1.5 }}
    >
      <bdi>{payer}</bdi>
    </Link>
  );
}

function Item({
  row,
  onSettle,
}: {
  readonly row: DeskSuspendedRow;
  readonly onSettle: (settlement: Settlement) => void;
}) {
  const may = useMay();
  const { amount, kind, reference, at, refundFailure, isRefunding } = row;
  return (
    <EntryRow
      title={`${formatLedger(amount)} USDT`}
      lines={[
        <Payer key="payer" row={row} />,
        `${textOr(`movement.${kind}`, kind)} · ${reference}`,
        `${formatAge(at)} · ${formatMoment(at)}`,
      ]}
    >
      {isRefunding && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {t('ledger.refunding')}
        </Alert>
      )}
      {refundFailure !== null && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {t('ledger.refundFailed', { reason: refundFailure })}
        </Alert>
      )}
      {may('deskLedgerSettle') && (
        <Stack direction="row" useFlexGap sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
          {settlementsOf(row).map((settlement) => (
            <Button key={settlement} variant="outlined" onClick={() => onSettle(settlement)}>
              {settlementName(settlement)}
            </Button>
          ))}
        </Stack>
      )}
    </EntryRow>
  );
}

/** Money that came after its owner had closed the account. A person decides about it. */
export function Suspended() {
  const { data, error, refetch } = useDeskLedgerSuspended();
  const [chosen, setChosen] = useState<{ readonly row: DeskSuspendedRow; readonly settlement: Settlement }>();
  if (error !== null)
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>{t('list.retry')}</Button>}>
        {t('list.failed')}
      </Alert>
    );
  if (!data) return <Skeleton variant="rounded" height={120} aria-busy />;
  return (
    <EntrySection
      title={t('ledger.suspense')}
      empty={data.rows.length === 0 ? t('ledger.noSuspense') : undefined}
    >
      <Typography sx={{ p: 2, color: 'text.secondary', borderBottom: 1, borderColor: 'divider' }}>
        {t('ledger.suspenseHint')}
      </Typography>
      {data.rows.map((row) => (
        <Item key={row.id} row={row} onSettle={(settlement) => setChosen({ row, settlement })} />
      ))}
      {chosen && (
        <SettleDialog decision={chosen.settlement} row={chosen.row} onClose={() => setChosen(undefined)} />
      )}
    </EntrySection>
  );
}
