import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { MerchantReturnRow } from '@openmall/sdk/merchant';
import { formatDay, formatMoment } from '../i18n/format.ts';
import { t } from '../i18n/i18n.ts';

const DAY_MS = 86_400_000;

type Due = Pick<MerchantReturnRow, 'deadline' | 'isMissing' | 'state'>;

const isSoon = ({ deadline }: Due): boolean => deadline !== null && deadline - Date.now() < DAY_MS;

/** When a return goes on by itself, in a list. */
export const DeadlineCell = ({ row }: { readonly row: Due }) => (
  <Typography component="span" sx={{ color: isSoon(row) ? 'error.main' : 'inherit' }}>
    {formatDay(row.deadline)}
  </Typography>
);

function textOfDeadline({ state, isMissing }: Due) {
  if (state === 0 || state === 4 || state === 7) return undefined;
  return state === 1 && isMissing ? 'returnDeadline.missing' : (`returnDeadline.${state}` as const);
}

/** What happens if nobody does anything, and when. */
export function Deadline({ row }: { readonly row: Due }) {
  const text = textOfDeadline(row);
  if (row.deadline === null || text === undefined) return null;
  return (
    <Alert severity={isSoon(row) ? 'warning' : 'info'} sx={{ mb: 2 }}>
      {t(text, { date: formatMoment(row.deadline) })}
    </Alert>
  );
}
