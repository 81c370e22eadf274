import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';
import { onUnauthorized } from './unauthorized.ts';

/** Leaves for `/` when a 403 has ended the session. */
export function useSessionEnd(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const leave = onUnauthorized(() => void navigate(paths.root));
    return () => void leave();
  }, [navigate]);
}
