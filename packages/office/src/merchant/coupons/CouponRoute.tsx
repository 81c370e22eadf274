import { useMerchantCouponEnd, useMerchantCouponSave } from '@openmall/sdk/merchant/hooks';
import { CouponDetail } from '../../shared/coupons/CouponDetail.tsx';
import { t } from '../../shared/i18n/i18n.ts';
import { useMay } from '../use-may.ts';

/** A coupon of the store beside the list. */
export function CouponRoute() {
  const saving = useMerchantCouponSave();
  const ending = useMerchantCouponEnd();
  const may = useMay();
  return (
    <CouponDetail
      save={may('merchantCouponSave') ? (data) => saving.mutateAsync({ data }) : undefined}
      saveError={saving.error}
      end={may('merchantCouponEnd') ? (couponId) => ending.mutateAsync({ params: { couponId } }) : undefined}
      endError={ending.error}
      isOwn={() => true}
      payHint={t('coupons.storePays')}
    />
  );
}
