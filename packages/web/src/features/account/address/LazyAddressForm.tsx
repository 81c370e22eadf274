import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';
import { SkeletonBlock } from '../../../shared/ui/feedback/Skeletons.tsx';

const HEIGHT = 472;

/**
 * The form of an address, in its place and size from the beginning, with its code arriving when it is shown: most
 * buyers have an address, and need neither the form nor what checks it.
 */
export const LazyAddressForm = lazyPart({
  load: async () => (await import('./AddressForm.tsx')).AddressForm,
  frame: <SkeletonBlock height={HEIGHT} />,
  renderFailure: (error, retry) => <ErrorState error={error} onRetry={retry} minHeight={HEIGHT} />,
});
