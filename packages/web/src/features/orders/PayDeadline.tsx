import { useEffect, useState } from 'react';
import { formatMoment } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';

const MINUTE_MS = 60_000;

/** The time left to pay an order; the exact deadline is in the tooltip. */
export function PayDeadline({ until }: { readonly until: number }) {
  const { t } = useTranslation('orders');
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, until - now);
  const isClose = left < 5 * MINUTE_MS;
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), isClose ? 1000 : MINUTE_MS / 4);
    return () => clearInterval(timer);
  }, [isClose]);
  const seconds = Math.floor(left / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const later =
    hours > 0 ? t('deadline.later', { hours, minutes: minutes % 60 }) : t('deadline.minutes', { minutes });
  const text = isClose
    ? t('deadline.soon', { minutes, seconds: String(seconds % 60).padStart(2, '0') })
    : later;
  return (
    <time
      dateTime={new Date(until).toISOString()}
      title={formatMoment(until)}
      style={{ color: 'var(--mui-palette-warning-main)', fontSize: 13, fontVariantNumeric: 'tabular-nums' }}
    >
      {text}
    </time>
  );
}
