import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { messageOf } from '../net/error-of.ts';
import { Detail } from './Detail.tsx';

/** Leaves a record for its list, which keeps its filters. */
export function useBackToList(base: string): () => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  return () => void navigate({ pathname: base, search });
}

interface Props {
  /** The path of the list. */
  readonly base: string;
  readonly title: string;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One record beside its list, with its loading and failed states. */
export function RecordDetail({ base, title, error, isLoading, actions, children }: Props) {
  const onClose = useBackToList(base);
  return (
    <Detail title={title} onClose={onClose} actions={actions}>
      {Boolean(error) && <Alert severity="error">{messageOf(error)}</Alert>}
      {isLoading && !error && <Skeleton variant="rounded" height={320} aria-busy />}
      {children}
    </Detail>
  );
}
