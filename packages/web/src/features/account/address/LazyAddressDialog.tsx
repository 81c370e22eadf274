import { lazyDialog } from '../../../shared/parts/lazy-dialog.tsx';
import type { AddressDialogProps } from './AddressDialog.tsx';

/** Adds or edits an address. The code loads when the dialog first opens. */
export const LazyAddressDialog = lazyDialog<AddressDialogProps>(
  async () => (await import('./AddressDialog.tsx')).AddressDialog,
);
