import { ArrivingPart, FailedPart } from '../../../shared/parts/FailedPart.tsx';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { useHasBeenTrue } from '../../../shared/state/use-has-been-true.ts';
import type { PayDialogProps } from './PayDialog.tsx';

const PayDialog = lazyPart<PayDialogProps>({
  load: async () => (await import('./PayDialog.tsx')).PayDialog,
  frame: <ArrivingPart aria-busy />,
  renderFailure: (error, retry, { open, onClose }) =>
    open && <FailedPart error={error} onRetry={retry} onClose={onClose} />,
});

/** Asks for the fund password and pays; the code loads when it first opens. */
export const LazyPayDialog = (props: PayDialogProps) =>
  useHasBeenTrue(props.open) && <PayDialog {...props} />;
