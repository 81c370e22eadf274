import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DeskLedgerChecked } from '@openmall/sdk/desk';
import { useDeskLedgerLastCheck, useDeskLedgerStartCheck } from '@openmall/sdk/desk/hooks';
import { formatMoment } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { messageOf } from '../../shared/net/error-of.ts';

type Check = NonNullable<DeskLedgerChecked['check']>;
const POLL_MS = 2_000;

const isGoing = (check: Check | null | undefined): boolean =>
  check?.state === 'waiting' || check?.state === 'running';

const Breaches = ({ breaches }: Pick<Check, 'breaches'>) => (
  <Stack sx={{ gap: 1 }}>
    {breaches.map(({ name, description, rows, examples }) => (
      <Alert key={name} severity="error" sx={{ overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{t('ledger.broken', { name, count: rows })}</Typography>
        <Typography lang="en">{description}.</Typography>
        {examples.map((example) => (
          <Typography key={example} component="code" variant="caption" sx={{ display: 'block' }}>
            <bdi>{example}</bdi>
          </Typography>
        ))}
      </Alert>
    ))}
  </Stack>
);

function Result({ check }: { readonly check: Check }) {
  const { state, checked, total, breaches } = check;
  if (isGoing(check))
    return (
      <>
        <Typography>{t('ledger.going', { checked, total })}</Typography>
        <LinearProgress
          variant="determinate"
          value={(100 * checked) / Math.max(total, 1)}
          aria-label={t('ledger.check')}
        />
      </>
    );
  if (state === 'failed') return <Alert severity="error">{t('ledger.checkFailed')}</Alert>;
  if (breaches.length > 0) return <Breaches breaches={breaches} />;
  return <Alert severity="success">{t('ledger.holds', { total })}</Alert>;
}

/** The last check of all invariants, and a new one in the background. */
export function LedgerCheckCard() {
  const { data } = useDeskLedgerLastCheck({
    query: { refetchInterval: ({ state }) => (isGoing(state.data?.check) ? POLL_MS : false) },
  });
  const { mutate, isPending, error } = useDeskLedgerStartCheck();
  const check = data?.check;
  const at = check && (check.finishedAt ?? check.requestedAt);
  return (
    <Paper variant="outlined" component="section" sx={{ p: 2 }}>
      <Stack sx={{ gap: 1.5 }} aria-live="polite">
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography variant="h2" sx={{ flexGrow: 1 }}>
            {t('ledger.check')}
          </Typography>
          <Button variant="contained" loading={isPending} disabled={isGoing(check)} onClick={() => mutate()}>
            {t('ledger.start')}
          </Button>
        </Stack>
        {error !== null && <Alert severity="error">{messageOf(error)}</Alert>}
        {check === null && <Typography>{t('ledger.never')}</Typography>}
        {check && <Result check={check} />}
        {check && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {check.requestedBy} · {formatMoment(at ?? null)}
          </Typography>
        )}
      </Stack>
    </Paper>
  );
}
