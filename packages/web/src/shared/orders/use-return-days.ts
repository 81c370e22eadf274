import { useSysparaGetSyspara } from '@openmall/sdk/hooks';
import { useEffect } from 'react';
import { formatDays } from '../i18n/format.ts';
import { remember, remembered } from '../state/storage.ts';
import { useAfterPaint } from '../state/use-after-paint.ts';

const CODE = 'order_return_days';

/** What the mall takes back by default. */
const DEFAULT_DAYS = 14;

/** How long goods can be returned and the money is held, as a text; the last known value while the setting loads. */
export function useReturnDays(): string {
  const query = useSysparaGetSyspara(
    { code: CODE },
    { query: { enabled: useAfterPaint(), staleTime: Infinity, meta: { inline: true } } },
  );
  const setting = query.data?.[CODE];
  const days = typeof setting === 'string' && setting !== '' ? Number(setting) : undefined;
  useEffect(() => {
    if (days !== undefined) remember('returnDays', days);
  }, [days]);
  return formatDays(days ?? remembered('returnDays', DEFAULT_DAYS));
}
