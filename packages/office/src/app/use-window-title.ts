import { useEffect } from 'react';

/** The title of the browser's window: tabs of several pages of an area differ. */
export function useWindowTitle(page: string | undefined, area: string): void {
  useEffect(() => {
    document.title = page === undefined ? area : `${page} · ${area}`;
  }, [page, area]);
}
