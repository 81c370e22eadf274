import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

interface Props<Row extends { readonly id: string }> {
  readonly rows: readonly Row[];
  readonly children: (row: Row) => ReactNode;
}

/** Entries of a list, one below the other. */
export const ContentRows = <Row extends { readonly id: string }>({ rows, children }: Props<Row>) => (
  <Paper variant="outlined" component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {rows.map((row) => (
      <Stack
        component="li"
        direction="row"
        key={row.id}
        sx={{
          alignItems: 'center',
          p: 0.5,
          borderBlockEnd: 1,
          borderColor: 'divider',
          '&:last-of-type': { borderBlockEnd: 0 },
        }}
      >
        {children(row)}
      </Stack>
    ))}
  </Paper>
);
