import { Activity, useState, type ReactElement } from 'react';
import { Route, Routes, useLocation, type Location } from 'react-router-dom';

export interface PageRoute {
  readonly path: string;
  readonly element: ReactElement;
  /** Stays mounted but hidden after navigation to another page (spec §2). */
  readonly keep?: boolean;
}

interface Props {
  readonly pages: readonly PageRoute[];
  readonly notFound: ReactElement;
}

/**
 * The routes of the store. Some pages stay mounted: hidden, with their effects off and their own location, so that a
 * page in the background never reacts to another page's query.
 */
export function KeptRoutes({ pages, notFound }: Props) {
  const location = useLocation();
  const shown = pages.find((page) => page.keep && page.path === location.pathname);
  const [left, setLeft] = useState<Readonly<Record<string, Location>>>({});
  if (shown && left[shown.path] !== location) setLeft({ ...left, [shown.path]: location });
  const kept = pages.filter((page) => page.keep && (page === shown || left[page.path]));
  return (
    <>
      {kept.map((page) => (
        <Activity key={page.path} mode={page === shown ? 'visible' : 'hidden'}>
          <Routes location={page === shown ? location : (left[page.path] ?? location)}>
            <Route path={page.path} element={page.element} />
          </Routes>
        </Activity>
      ))}
      {!shown && (
        <Routes>
          {pages.map(
            (page) => !page.keep && <Route key={page.path} path={page.path} element={page.element} />,
          )}
          <Route path="*" element={notFound} />
        </Routes>
      )}
    </>
  );
}
