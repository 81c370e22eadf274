import Skeleton from '@mui/material/Skeleton';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';

const HEIGHT = 472;

/**
 * The form of an address, in its place and size from the beginning, with its code arriving when it is shown: most
 * buyers have an address, and need neither the form nor what checks it.
 */
export const LazyAddressForm = lazyPart({
  load: async () => (await import('./AddressForm.tsx')).AddressForm,
  frame: <Skeleton height={HEIGHT} />,
  renderFailure: (error, retry) => <ErrorState error={error} onRetry={retry} minHeight={HEIGHT} />,
});
