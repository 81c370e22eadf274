import { styled } from '@mui/material/styles';

/** The gallery beside the buy box; one column on phones. */
export const ProductColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '560px minmax(0, 1fr)',
  gap: 40,
  '@media (width < 1280px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 24 },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
}));
