import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { paths } from '../../shared/navigation/paths.ts';
import { SkeletonBlock } from '../../shared/ui/Skeletons.tsx';
import { NotFound } from '../notFound/NotFound.tsx';

const Application = lazy(async () => ({ default: (await import('./application/Page.tsx')).Page }));
const MyLoan = lazy(async () => ({ default: (await import('./myLoan/Page.tsx')).Page }));

const under = (path: string) => path.slice(paths.credit.length + 1);

/** Loans: the application at the root (spec §2), and one's own loans. */
export function Page() {
  return (
    <Suspense fallback={<SkeletonBlock height={640} />}>
      <Routes>
        <Route index element={<Application />} />
        <Route path={under(paths.loanApplication)} element={<Application />} />
        <Route path={under(paths.myLoan)} element={<MyLoan />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}
