import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { formatMoney, formatShortDay } from '../i18n/format.ts';
import { t } from '../i18n/i18n.ts';
import type { SalesDay } from './sales-day.ts';

interface Props {
  readonly days: readonly SalesDay[];
  readonly before: readonly SalesDay[];
}

/** Sales by day as a line, with those of the days before as a pale one. */
export function SalesChart({ days, before }: Props) {
  const { palette } = useTheme();
  return (
    <LineChart
      disableKeyboardNavigation
      height={260}
      margin={{ left: 8, right: 28 }}
      localeText={{ noData: t('list.none') }}
      xAxis={[
        {
          data: days.map(({ day }) => day),
          scaleType: 'point',
          // A label that is higher than its axis is left out, and some fonts are high.
          height: 36,
          valueFormatter: (day: string) => formatShortDay(day),
        },
      ]}
      yAxis={[{ width: 88, min: 0, valueFormatter: (sum: number) => formatMoney(sum) }]}
      series={[
        {
          data: days.map(({ sum }) => sum),
          label: t('figures.now'),
          color: palette.primary.main,
          showMark: false,
          curve: 'linear',
          valueFormatter: (sum) => formatMoney(sum ?? 0),
        },
        {
          data: before.map(({ sum }) => sum),
          label: t('figures.before'),
          color: palette.text.disabled,
          showMark: false,
          curve: 'linear',
          valueFormatter: (sum) => formatMoney(sum ?? 0),
        },
      ]}
    />
  );
}
