import { useDeskCouponEnd, useDeskCouponSave } from '@openmall/sdk/desk/hooks';
import { CouponDetail } from '../../shared/coupons/CouponDetail.tsx';
import { t } from '../../shared/i18n/i18n.ts';

/** A coupon beside the list. Those of stores can only be ended here. */
export function CouponRoute() {
  const saving = useDeskCouponSave();
  const ending = useDeskCouponEnd();
  return (
    <CouponDetail
      save={(data) => saving.mutateAsync({ data })}
      saveError={saving.error}
      end={(couponId) => ending.mutateAsync({ params: { couponId } })}
      endError={ending.error}
      isOwn={({ storeId }) => storeId === null}
      payHint={t('coupons.mallPays')}
    />
  );
}
