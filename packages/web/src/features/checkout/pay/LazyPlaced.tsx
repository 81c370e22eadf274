import Skeleton from '@mui/material/Skeleton';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';

/** What follows the placing of orders. Its code loads then, because the checkout form comes first. */
export const LazyPlaced = lazyPart({
  load: async () => (await import('./PlacedOrders.tsx')).PlacedOrders,
  frame: <Skeleton height={420} />,
  renderFailure: (error, retry) => <ErrorState error={error} onRetry={retry} minHeight={420} />,
});
