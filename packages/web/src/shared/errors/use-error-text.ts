import { useEffect, useState } from 'react';
import { errorText } from './error-text.ts';

/** `errorText` for a component; empty until the words are there. */
export function useErrorText(error: unknown): string {
  const [text, setText] = useState('');
  useEffect(() => {
    let asked = true;
    void errorText(error).then((words) => asked && setText(words));
    return () => {
      asked = false;
    };
  }, [error]);
  return text;
}
