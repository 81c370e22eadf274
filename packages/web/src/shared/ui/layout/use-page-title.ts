import { useEffect } from 'react';
import { site } from '../../themes/in-use.ts';

/** Sets the document title while this page is shown; a keep-alive page sets it again when it returns. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${site().name}` : site().name;
  }, [title]);
}
