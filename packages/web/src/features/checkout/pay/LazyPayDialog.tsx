import { lazyDialog } from '../../../shared/parts/lazy-dialog.tsx';
import type { PayDialogProps } from './PayDialog.tsx';

/** Asks for the fund password and pays; the code loads when it first opens. */
export const LazyPayDialog = lazyDialog<PayDialogProps>(
  async () => (await import('./PayDialog.tsx')).PayDialog,
);
