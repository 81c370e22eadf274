import { PartPlaceholder, FailedPart } from '../../shared/parts/FailedPart.tsx';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { useHasBeenTrue } from '../../shared/state/use-has-been-true.ts';
import type { OrderDialogsProps } from './OrderDialogs.tsx';

const OrderDialogs = lazyPart<OrderDialogsProps>({
  load: async () => (await import('./OrderDialogs.tsx')).OrderDialogs,
  frame: <PartPlaceholder aria-busy />,
  renderFailure: (error, retry, { acting: { action, end } }) =>
    action && <FailedPart error={error} onRetry={retry} onClose={end} />,
});

const dialogActions: ReadonlySet<string> = new Set(['cancel', 'remind', 'receive']);

/** The dialogs of order actions. Their code loads when the first one opens. */
export const LazyOrderDialogs = (props: OrderDialogsProps) =>
  useHasBeenTrue(dialogActions.has(props.acting.action ?? '')) && <OrderDialogs {...props} />;
