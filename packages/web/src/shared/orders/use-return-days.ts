import { useSysparaGetSyspara } from '@openmall/sdk/hooks';
import { useEffect } from 'react';
import { formatDays } from '../i18n/format.ts';
import { remember, remembered } from '../state/storage.ts';
import { useAfterPaint } from '../state/use-after-paint.ts';

const CODE = 'order_return_days';

/** What the mall takes back by default. */
const DEFAULT_DAYS = 14;

/**
 * How many days goods can be returned and the money is held; the last known value while the setting loads. 0 if the
 * mall takes nothing back, also if its server does not know the setting: it is an extension of the contract.
 */
export function useReturnTerm(): number {
  const query = useSysparaGetSyspara(
    { code: CODE },
    { query: { enabled: useAfterPaint(), staleTime: Infinity, meta: { inline: true } } },
  );
  const days = query.data && Number(query.data[CODE] ?? 0);
  useEffect(() => {
    if (days !== undefined) remember('returnDays', days);
  }, [days]);
  return days ?? remembered('returnDays', DEFAULT_DAYS);
}

/** The same as a text. */
export const useReturnDays = (): string => formatDays(useReturnTerm());
