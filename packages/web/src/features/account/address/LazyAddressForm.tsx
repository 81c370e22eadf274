import Skeleton from '@mui/material/Skeleton';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';

const HEIGHT = 472;

/**
 * The address form with a skeleton of its height. Its code and the validators load when it is shown, because most
 * buyers already have an address.
 */
export const LazyAddressForm = lazyPart({
  load: async () => (await import('./AddressForm.tsx')).AddressForm,
  frame: <Skeleton height={HEIGHT} />,
  renderFailure: (error, retry) => <ErrorState error={error} onRetry={retry} minHeight={HEIGHT} />,
});
