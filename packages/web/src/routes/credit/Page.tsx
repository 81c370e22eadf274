import Skeleton from '@mui/material/Skeleton';
import { Route, Routes } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx';
import { NotFound } from '../notFound/NotFound.tsx';

const HEIGHT = 640;
const place = {
  frame: <Skeleton height={HEIGHT} />,
  renderFailure: (error: unknown, retry: () => void) => (
    <ErrorState error={error} onRetry={retry} minHeight={HEIGHT} />
  ),
};

const Application = lazyPart({ load: async () => (await import('./application/Page.tsx')).Page, ...place });
const MyLoan = lazyPart({ load: async () => (await import('./myLoan/Page.tsx')).Page, ...place });

const under = (path: string) => path.slice(paths.credit.length + 1);

/** Loans: the application at the root (spec §2), and the buyer's loans. */
export function Page() {
  return (
    <Routes>
      <Route index element={<Application />} />
      <Route path={under(paths.loanApplication)} element={<Application />} />
      <Route path={under(paths.myLoan)} element={<MyLoan />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
