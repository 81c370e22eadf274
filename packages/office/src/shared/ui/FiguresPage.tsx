import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { t } from '../i18n/i18n.ts';

interface Props<Data> {
  readonly query: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  /** Stands above the figures and does not wait for them. */
  readonly first?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** The first page of an area: its figures, while they load a skeleton, and a button if they did not load. */
export const FiguresPage = <Data,>({ query: { data, error, refetch }, first, children }: Props<Data>) => (
  <Stack sx={{ gap: 3 }}>
    <Typography variant="h1">{t('menu.home')}</Typography>
    {Boolean(error) && (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>{t('list.retry')}</Button>}>
        {t('figures.failed')}
      </Alert>
    )}
    {first}
    {!data && !error && <Skeleton variant="rounded" height={320} aria-busy />}
    {data && children(data)}
  </Stack>
);
