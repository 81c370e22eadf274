import { useState } from 'react';
import { useLocation } from 'react-router';
import { keywordOf, paths } from '../../shared/navigation/paths.ts';

/** What is in the search field: the keyword of a results page when one arrives there, else what was typed. */
export function useTyped(): readonly [string, (typed: string) => void] {
  const { pathname, search } = useLocation();
  const onResults = pathname === paths.searchGoods || pathname === paths.searchStore;
  const keyword = onResults ? keywordOf(new URLSearchParams(search).get('k')) : '';
  const [typed, setTyped] = useState(keyword);
  const [seen, setSeen] = useState(keyword);
  if (keyword !== seen) {
    setSeen(keyword);
    setTyped(keyword);
  }
  return [typed, setTyped];
}
