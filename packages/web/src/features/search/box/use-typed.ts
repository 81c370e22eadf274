import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keywordOf, paths } from '../../../shared/navigation/paths.ts';

interface Typed {
  readonly text: string;
  /** The address of the window as it was typed, which changes before its page is drawn. */
  readonly at?: string;
}

/** What is in the search field: the keyword of a results page when one arrives there, else what was typed. */
export function useTyped(): readonly [string, (typed: string) => void] {
  const { pathname, search } = useLocation();
  const onResults = pathname === paths.searchGoods || pathname === paths.searchStore;
  const keyword = onResults ? keywordOf(new URLSearchParams(search).get('k')) : '';
  const [typed, setTyped] = useState<Typed>({ text: keyword });
  const [seen, setSeen] = useState(keyword);
  if (keyword !== seen) {
    setSeen(keyword);
    // Who is quick types the next word while the results of the last one are still on their way.
    if (typed.at !== window.location.href) setTyped({ text: keyword });
  }
  return [typed.text, (text) => setTyped({ text, at: window.location.href })];
}
