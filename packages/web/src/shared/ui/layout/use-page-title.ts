import { useEffect } from 'react';
import { site } from '../../themes/in-use.ts';

/** The window's title while this page is the one shown; a kept-alive page sets it again when it comes back. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${site().name}` : site().name;
  }, [title]);
}
