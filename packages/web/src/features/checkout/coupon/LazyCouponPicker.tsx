import { lazyDialog } from '../../../shared/parts/lazy-dialog.tsx';
import type { CouponPickerProps } from './CouponPicker.tsx';

/** Chooses a coupon for the order of a store. The code loads when the dialog first opens. */
export const LazyCouponPicker = lazyDialog<CouponPickerProps>(
  async () => (await import('./CouponPicker.tsx')).CouponPicker,
);
