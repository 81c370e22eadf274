import { useEffect, useState } from 'react';
import { agoOf } from './ago.ts';
import { formatDay, formatMoment } from '../i18n/format.ts';

const TICK_MS = 30_000;
const DAY_MS = 86_400_000;

interface Props {
  readonly at: number | Date;
  /** `short` for narrow places such as lists. */
  readonly length?: 'long' | 'short';
  /** Adds the absolute time, for records of past events. */
  readonly exact?: boolean;
}

/** A relative time with the exact time on hover; a date after a week. The text updates over time. */
export function Ago({ at, length = 'long', exact = false }: Props) {
  const moment = Number(at);
  const [now, setNow] = useState(() => Date.now());
  const isFresh = now - moment < DAY_MS;
  useEffect(() => {
    if (!isFresh) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isFresh]);
  const ago = agoOf[length](moment, now);
  const written = exact ? formatMoment(moment) : undefined;
  return (
    <time dateTime={new Date(moment).toISOString()} title={written ? undefined : formatMoment(moment)}>
      {[ago, written].filter(Boolean).join(' · ') || formatDay(moment)}
    </time>
  );
}
