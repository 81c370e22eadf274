import Skeleton from '@mui/material/Skeleton';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';

const HEIGHT = 340;

/**
 * The form that sets the first fund password. Its code, Formik and yup load when it is shown, because most buyers who
 * pay already have a fund password.
 */
export const LazySetFundPassword = lazyPart({
  load: async () => (await import('./SetFundPassword.tsx')).SetFundPassword,
  frame: <Skeleton height={HEIGHT} />,
  renderFailure: (error, retry) => <ErrorState error={error} onRetry={retry} minHeight={HEIGHT} />,
});
