import { lazy, Suspense, type ComponentProps } from 'react';
import { SkeletonBlock } from '../../../shared/ui/Skeletons.tsx';

// Most buyers have an address: they need neither the form nor what checks it.
const AddressForm = lazy(() =>
  import('./AddressForm.tsx').then((module) => ({ default: module.AddressForm })),
);

/** The form of an address, in its place and size from the beginning, with its code arriving when it is shown. */
export const AddressFormLater = (props: ComponentProps<typeof AddressForm>) => (
  <Suspense fallback={<SkeletonBlock height={472} />}>
    <AddressForm {...props} />
  </Suspense>
);
