import { useSysparaGetSyspara } from '@openmall/sdk/hooks';
import { useEffect } from 'react';
import { formatDays } from '../i18n/format.ts';
import { remember, remembered } from '../state/storage.ts';
import { useAfterPaint } from '../state/use-after-paint.ts';

const CODE = 'order_return_days';

/** What the mall takes back by default. */
const DEFAULT_DAYS = 14;

/**
 * How long goods can be returned and the money is held, as a text; the last known value while the setting loads.
 * Undefined if the mall takes no goods back, also if its server does not know the setting, which is an extension of the
 * contract: then no page may promise it.
 */
export function useReturnDays(): string | undefined {
  const query = useSysparaGetSyspara(
    { code: CODE },
    { query: { enabled: useAfterPaint(), staleTime: Infinity, meta: { inline: true } } },
  );
  const days = query.data && Number(query.data[CODE] ?? 0);
  useEffect(() => {
    if (days !== undefined) remember('returnDays', days);
  }, [days]);
  const known = days ?? remembered('returnDays', DEFAULT_DAYS);
  return known === 0 ? undefined : formatDays(known);
}
