import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';

/** Back to a keep-alive list restores its scroll position, as the browser would do. */
const restoredOnBack: ReadonlySet<string> = new Set([
  paths.classification,
  paths.commodity,
  paths.discounted,
  paths.searchGoods,
  paths.store,
]);

/** The navigation state of a change of filters or tab, which stays on the same page. */
const isStay = (state: unknown): boolean => typeof state === 'object' && state !== null && 'stay' in state;

/** The home page restores its scroll position; every other page starts at the top (spec §2). */
export function useScrollRules(): void {
  const { pathname, search, hash, state } = useLocation();
  const kind = useNavigationType();
  const left = useRef(new Map<string, number>());
  const hasStarted = useRef(false);
  const page = pathname === paths.index ? pathname : pathname + search;
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const places = left.current;
    const stays = kind !== 'POP' && isStay(state);
    const returns = pathname === paths.index || (kind === 'POP' && restoredOnBack.has(pathname));
    // The first page is already at its top; scrolling would force a layout while it renders.
    if (hasStarted.current && !hash && !stays) window.scrollTo(0, (returns ? places.get(page) : 0) ?? 0);
    hasStarted.current = true;
    const savePosition = () => places.set(page, window.scrollY);
    window.addEventListener('scroll', savePosition, { passive: true });
    return () => window.removeEventListener('scroll', savePosition);
  }, [page, pathname, kind, hash, state]);
}
