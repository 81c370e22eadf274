import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { formatMoney, formatShortDay } from '../i18n/format.ts';
import { t } from '../i18n/i18n.ts';
import type { SalesDay } from './sales-day.ts';

/** The charts are large, so they come after the figures. */
const SalesChart = lazy(() => import('./SalesChart.tsx').then((module) => ({ default: module.SalesChart })));

interface Props {
  readonly days: readonly SalesDay[];
  readonly before: readonly SalesDay[];
}

const cell = { p: 0.75, textAlign: 'end' } as const;

const Table = ({ days }: Pick<Props, 'days'>) => (
  <Box
    sx={{ maxBlockSize: 260, overflowY: 'auto' }}
    tabIndex={0}
    role="region"
    aria-label={t('figures.sales')}
  >
    <Box component="table" sx={{ inlineSize: '100%', borderCollapse: 'collapse' }}>
      <thead>
        <tr>
          <Box component="th" sx={{ ...cell, textAlign: 'start' }}>
            {t('figures.day')}
          </Box>
          <Box component="th" sx={cell}>
            {t('figures.orders')}
          </Box>
          <Box component="th" sx={cell}>
            {t('figures.sum')}
          </Box>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, orders, sum }) => (
          <tr key={day}>
            <Box component="td" sx={{ ...cell, textAlign: 'start' }}>
              {formatShortDay(day)}
            </Box>
            <Box component="td" sx={cell}>
              {orders}
            </Box>
            <Box component="td" sx={cell}>
              {formatMoney(sum)}
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  </Box>
);

/** Sales of thirty days as a chart, or as the table that it draws. */
export function SalesCard({ days, before }: Props) {
  const [isTable, setTable] = useState(false);
  const orders = days.reduce((sum, day) => sum + day.orders, 0);
  return (
    <Paper variant="outlined" component="section" sx={{ p: 2 }}>
      <Stack direction="row" useFlexGap sx={{ alignItems: 'baseline', gap: 1.5, flexWrap: 'wrap', mb: 1 }}>
        <Typography variant="h2">{t('figures.sales')}</Typography>
        <Typography sx={{ color: 'text.secondary', flexGrow: 1 }}>
          {t('figures.ordersOf' as never, { count: orders })}
        </Typography>
        <Button size="small" onClick={() => setTable(!isTable)} sx={{ marginInlineStart: 'auto' }}>
          {t(isTable ? 'figures.asChart' : 'figures.asTable')}
        </Button>
      </Stack>
      {isTable ? (
        <Table days={days} />
      ) : (
        <Suspense fallback={<Skeleton variant="rounded" height={260} />}>
          <SalesChart days={days} before={before} />
        </Suspense>
      )}
    </Paper>
  );
}
