import type { MerchantCouponListParams } from '@openmall/sdk/merchant';
import { useMerchantCouponList } from '@openmall/sdk/merchant/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { CouponList } from '../../shared/coupons/CouponList.tsx';
import { listInput, useListState } from '../../shared/list/use-list-state.ts';
import { useMay } from '../use-may.ts';

/** The coupons of the store. */
export function CouponsPage() {
  const state = useListState();
  const may = useMay();
  const input = listInput(state) as MerchantCouponListParams; // The server checks what stands in the address.
  const list = useMerchantCouponList(input, { query: { placeholderData: keepPreviousData } });
  return <CouponList state={state} list={list} isOfMall={false} mayCreate={may('merchantCouponSave')} />;
}
