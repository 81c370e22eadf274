import Skeleton from '@mui/material/Skeleton';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';

const HEIGHT = 340;

/**
 * The form that sets the first fund password, with its code arriving when it is shown: most buyers who pay have one, and
 * need neither the form nor Formik and yup, which check it.
 */
export const LazySetFundPassword = lazyPart({
  load: async () => (await import('./SetFundPassword.tsx')).SetFundPassword,
  frame: <Skeleton height={HEIGHT} />,
  renderFailure: (error, retry) => <ErrorState error={error} onRetry={retry} minHeight={HEIGHT} />,
});
