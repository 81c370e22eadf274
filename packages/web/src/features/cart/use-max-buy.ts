import { useSysparaGetSyspara } from '@openmall/sdk/hooks';
import { useEffect } from 'react';
import { remember, remembered } from '../../shared/state/storage.ts';
import { useAfterPaint } from '../../shared/state/use-after-paint.ts';
import { defaultMaxBuy } from './cart-store.ts';

const code = 'mall_max_goods_number_in_order';

/** Most pieces of one line (spec §5); until the mall answers, what it answered last. */
export function useMaxBuy(): number {
  const setting = useSysparaGetSyspara(
    { code },
    { query: { enabled: useAfterPaint(), staleTime: Infinity, meta: { inline: true } } },
  );
  const answered = Number(setting.data?.[code]);
  const maxBuy = answered > 0 ? answered : undefined;
  useEffect(() => {
    if (maxBuy !== undefined) remember('maxBuy', maxBuy);
  }, [maxBuy]);
  return maxBuy ?? remembered('maxBuy', defaultMaxBuy);
}
