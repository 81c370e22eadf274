import { ArrivingPart, FailedPart } from '../../../shared/parts/FailedPart.tsx';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { useHasBeenTrue } from '../../../shared/state/use-has-been-true.ts';
import type { AddressDialogProps } from './AddressDialog.tsx';

const AddressDialog = lazyPart<AddressDialogProps>({
  load: async () => (await import('./AddressDialog.tsx')).AddressDialog,
  frame: <ArrivingPart aria-busy />,
  renderFailure: (error, retry, { open, onClose }) =>
    open && <FailedPart error={error} onRetry={retry} onClose={onClose} />,
});

/** Adds or changes an address; the code loads when the dialog first opens. */
export const LazyAddressDialog = (props: AddressDialogProps) =>
  useHasBeenTrue(props.open) && <AddressDialog {...props} />;
