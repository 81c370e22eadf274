import type { ComponentType } from 'react';
import { useHasBeenTrue } from '../state/use-has-been-true.ts';
import { PartPlaceholder, FailedPart } from './FailedPart.tsx';
import { lazyPart } from './lazy-part.tsx';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A dialog whose code is loaded when it first opens. It stays mounted afterwards, so that a running request can end. */
export function lazyDialog<Props extends DialogProps>(load: () => Promise<ComponentType<Props>>) {
  const Dialog = lazyPart<Props>({
    load,
    frame: <PartPlaceholder aria-busy />,
    renderFailure: (error, retry, { open, onClose }) =>
      open && <FailedPart error={error} onRetry={retry} onClose={onClose} />,
  });
  return function LazyDialog(props: Props) {
    return useHasBeenTrue(props.open) && <Dialog {...props} />;
  };
}
