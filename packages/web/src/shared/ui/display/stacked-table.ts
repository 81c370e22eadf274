/** Parts of a table whose rows become blocks on phones. */
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import '../../themes/late/tables.ts';

export const StackedTable = styled(Table)(({ theme }) => ({
  [theme.breakpoints.down('md')]: { display: 'block' },
}));

/** Phones have no columns; screen readers still get their names. */
export const StackedTableHead = styled(TableHead)(({ theme }) => ({
  [theme.breakpoints.down('md')]: { position: 'absolute', clipPath: 'inset(50%)' },
}));

export const StackedTableBody = styled(TableBody)(({ theme }) => ({
  [theme.breakpoints.down('md')]: { display: 'block' },
}));

export const StackedTableRow = styled(TableRow)(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2px 12px',
    paddingBlock: 12,
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  },
}));
