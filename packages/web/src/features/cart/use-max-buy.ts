import { useSysparaGetSyspara } from '@openmall/sdk/hooks';
import { useEffect } from 'react';
import { remember, remembered } from '../../shared/state/storage.ts';
import { useAfterPaint } from '../../shared/state/use-after-paint.ts';
import { DEFAULT_MAX_BUY } from './cart-store.ts';

const CODE = 'mall_max_goods_number_in_order';

/** Most pieces of one line (spec §5); until the mall answers, what it answered last. */
export function useMaxBuy(): number {
  const setting = useSysparaGetSyspara(
    { code: CODE },
    { query: { enabled: useAfterPaint(), staleTime: Infinity, meta: { inline: true } } },
  );
  const answered = Number(setting.data?.[CODE]);
  const maxBuy = answered > 0 ? answered : undefined;
  useEffect(() => {
    if (maxBuy !== undefined) remember('maxBuy', maxBuy);
  }, [maxBuy]);
  return maxBuy ?? remembered('maxBuy', DEFAULT_MAX_BUY);
}
