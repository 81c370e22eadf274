import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loginPath, paths } from '../navigation/paths.ts';
import { useLoggedIn } from './use-session.ts';

/**
 * The redirect of a page for buyers: a visitor goes to the login and back; a buyer who
 * has just signed out or lost the session goes home (spec §4, §8). Undefined for a signed-in buyer.
 */
export function useLoginRedirect(): string | undefined {
  const loggedIn = useLoggedIn();
  const { pathname, search } = useLocation();
  const [wasLoggedIn] = useState(loggedIn);
  if (loggedIn) return undefined;
  return wasLoggedIn ? paths.root : loginPath(pathname + search);
}
