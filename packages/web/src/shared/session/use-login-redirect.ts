import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loginPath, paths } from '../navigation/paths.ts';
import { useLoggedIn } from './use-session.ts';

/**
 * Where a page for buyers sends somebody who is not one: a visitor to the login and back, but home who was
 * logged in a moment ago and has left or was put out (spec §4, §8). Nothing for who is logged in.
 */
export function useLoginRedirect(): string | undefined {
  const loggedIn = useLoggedIn();
  const { pathname, search } = useLocation();
  const [wasLoggedIn] = useState(loggedIn);
  if (loggedIn) return undefined;
  return wasLoggedIn ? paths.root : loginPath(pathname + search);
}
