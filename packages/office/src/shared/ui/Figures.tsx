import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

const columnsOf = (min: number): string => `repeat(auto-fill, minmax(${min}px, 1fr))`;

/** A row of figures under a title. */
export const Figures = ({ title, children }: Props) => (
  <Box component="section">
    <Typography variant="h2" sx={{ mb: 1 }}>
      {title}
    </Typography>
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: columnsOf(148), md: columnsOf(240) }, gap: 1.5 }}>
      {children}
    </Box>
  </Box>
);
