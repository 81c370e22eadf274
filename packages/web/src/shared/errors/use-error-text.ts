import { useEffect, useState } from 'react';
import { errorText } from './error-text.ts';
import { markHandled } from './handled-errors.ts';

/** `errorText` as a hook; empty without an error and until the texts are loaded. */
export function useErrorText(error: unknown): string {
  const [text, setText] = useState('');
  const failed = error !== undefined && error !== null;
  useEffect(() => {
    // A page fetches these texts when it is idle, or at the first failure before that.
    if (!failed) return;
    markHandled(error);
    let isCurrent = true;
    void errorText(error).then((loaded) => isCurrent && setText(loaded));
    return () => {
      isCurrent = false;
    };
  }, [error, failed]);
  return failed ? text : '';
}
