import { lazyDialog } from '../../../shared/parts/lazy-dialog.tsx';
import type { PayDialogProps } from './PayDialog.tsx';

/** Takes the fund password and pays. The code loads when the dialog first opens. */
export const LazyPayDialog = lazyDialog<PayDialogProps>(
  async () => (await import('./PayDialog.tsx')).PayDialog,
);
