import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';
import { session } from '../../shared/session/session.ts';
import { onUnauthorized } from './unauthorized.ts';

/** Keeps the query cache in step with the session: a 403 clears it and redirects to `/`; a login refetches everything. */
export function useSessionData(): void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  useEffect(() => {
    let token = session.get().token;
    const followLogin = session.subscribe(() => {
      const before = token;
      token = session.get().token;
      if (token !== undefined && token !== before) void queryClient.invalidateQueries();
    });
    const leave = onUnauthorized(() => {
      queryClient.clear();
      void navigate(paths.root);
    });
    return () => {
      followLogin();
      leave();
    };
  }, [navigate, queryClient]);
}
