import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keywordOf, paths } from '../../../shared/navigation/paths.ts';
import { session } from '../../../shared/session/session.ts';
import { useStore } from '../../../shared/state/use-store.ts';

interface Typed {
  readonly text: string;
  /** The URL of the window when the text was typed. It changes before the page renders. */
  readonly url?: string;
}

/** The text of the search field: the keyword of a results page on arrival, then what the user types. */
export function useTyped(): readonly [string, (typed: string) => void] {
  const { pathname, search } = useLocation();
  const onResults = pathname === paths.searchGoods || pathname === paths.searchStore;
  const keyword = onResults ? keywordOf(new URLSearchParams(search).get('k')) : '';
  const [typed, setTyped] = useState<Typed>({ text: keyword });
  const [lastKeyword, setLastKeyword] = useState(keyword);
  if (keyword !== lastKeyword) {
    setLastKeyword(keyword);
    // The user may type the next keyword while the results of the last one load; that text stays.
    if (typed.url !== window.location.href) setTyped({ text: keyword });
  }
  // Signing out leaves no text to the next person (spec §4).
  const { user } = useStore(session);
  const [lastUser, setLastUser] = useState(user);
  if (user !== lastUser) {
    setLastUser(user);
    if (!user) setTyped({ text: keyword });
  }
  return [typed.text, (text) => setTyped({ text, url: window.location.href })];
}
