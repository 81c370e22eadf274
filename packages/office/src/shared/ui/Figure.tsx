import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Props {
  readonly label: string;
  readonly value: ReactNode;
  readonly hint?: string | undefined;
  /** The list that the figure counts. */
  readonly to?: string | undefined;
  readonly isUrgent?: boolean;
}

/** One figure. With a list behind it, it is a link to that list. */
export const Figure = ({ label, value, hint, to, isUrgent = false }: Props) => (
  <Paper
    variant="outlined"
    {...(to && { component: Link, to })}
    sx={{
      p: 2,
      display: 'block',
      color: 'inherit',
      textDecoration: 'none',
      ...(to && { '&:hover, &:focus-visible': { borderColor: 'primary.main' } }),
    }}
  >
    <Typography sx={{ color: 'text.secondary' }}>{label}</Typography>
    <Typography variant="h2" component="p" sx={{ ...(isUrgent && { color: 'error.main' }) }}>
      {value}
    </Typography>
    {hint && (
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {hint}
      </Typography>
    )}
  </Paper>
);
