import type { DeskCouponListParams } from '@openmall/sdk/desk';
import { useDeskCouponList } from '@openmall/sdk/desk/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { CouponList } from '../../shared/coupons/CouponList.tsx';
import { listInput, useListState } from '../../shared/list/use-list-state.ts';
import { useMay } from '../use-may.ts';

/** The coupons of the mall and of its stores. */
export function CouponsPage() {
  const state = useListState();
  const may = useMay();
  const input = listInput(state) as DeskCouponListParams; // The server checks what stands in the address.
  const list = useDeskCouponList(input, { query: { placeholderData: keepPreviousData } });
  return <CouponList state={state} list={list} isOfMall mayCreate={may('deskCouponSave')} />;
}
