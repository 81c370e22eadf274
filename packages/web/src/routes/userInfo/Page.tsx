import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { NotFound } from '../notFound/NotFound.tsx';
import { loadWords } from '../../shared/i18n/i18n.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useWayIn } from '../../shared/session/use-way-in.ts';
import { SkeletonBlock } from '../../shared/ui/Skeletons.tsx';
import { Frame } from './Frame.tsx';
import { ownPages } from './pages.ts';

/** Their elements by path; the code of each comes when it is first gone to, or was asked for ahead of React. */
const shown = ownPages.map(({ path, load, words }) => ({
  path,
  Own: lazy(async () => {
    const [module] = await Promise.all([load(), loadWords(...words)]);
    return { default: module.Page };
  }),
}));

const under = (path: string) => path.slice(paths.userInfo.length + 1);

/** One's own pages, in one frame that stays while one goes from one to the other. */
export function Page() {
  const wayIn = useWayIn();
  if (wayIn) return <Navigate to={wayIn} replace />;
  return (
    <Frame>
      <Suspense fallback={<SkeletonBlock height={480} />}>
        <Routes>
          <Route index element={<Navigate to={paths.dashboard} replace />} />
          {shown.map(({ path, Own }) => (
            <Route key={path} path={under(path)} element={<Own />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </Frame>
  );
}
