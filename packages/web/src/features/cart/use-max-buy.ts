import { useSysparaGetSyspara } from '@openmall/sdk/hooks';
import { useEffect } from 'react';
import { remember, remembered } from '../../shared/state/storage.ts';
import { useAfterPaint } from '../../shared/state/use-after-paint.ts';
import { DEFAULT_MAX_BUY } from './cart-store.ts';

const CODE = 'mall_max_goods_number_in_order';

/** The maximum quantity of a line (spec §5); the last known value while the setting loads. */
export function useMaxBuy(): number {
  const query = useSysparaGetSyspara(
    { code: CODE },
    { query: { enabled: useAfterPaint(), staleTime: Infinity, meta: { inline: true } } },
  );
  const setting = Number(query.data?.[CODE]);
  const maxBuy = setting > 0 ? setting : undefined;
  useEffect(() => {
    if (maxBuy !== undefined) remember('maxBuy', maxBuy);
  }, [maxBuy]);
  return maxBuy ?? remembered('maxBuy', DEFAULT_MAX_BUY);
}
