import { useEffect, useState } from 'react';
import { errorText } from './error-text.ts';
import { markHandled } from './handled-errors.ts';

/** `errorText` for a component; empty without a failure and until the words are there. */
export function useErrorText(error: unknown): string {
  const [text, setText] = useState('');
  const failed = error !== undefined && error !== null;
  useEffect(() => {
    // A page fetches these words when it has come to rest, or when something fails before that.
    if (!failed) return;
    markHandled(error);
    let asked = true;
    void errorText(error).then((words) => asked && setText(words));
    return () => {
      asked = false;
    };
  }, [error, failed]);
  return failed ? text : '';
}
