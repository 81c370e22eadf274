import Avatar from '@mui/material/Avatar';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Root = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: '56px 24px',
  textAlign: 'center',
});
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  marginBlockStart: 12,
});

interface Props {
  /** A lucide icon of size 40. */
  readonly icon: ReactNode;
  readonly title: string;
  /** `h1` if it fills the page. */
  readonly level?: 'h1' | 'h2' | 'h3';
  readonly text?: ReactNode;
  readonly actions?: ReactNode;
  /** Whether it reports a failure, which is then highlighted. */
  readonly bad?: boolean;
}

/** The empty state of a list: its purpose, and what to do next. */
export function EmptyState({ icon, title, level = 'h2', text, actions, bad = false }: Props) {
  const color = bad ? 'error' : 'primary';
  return (
    <Root>
      <Avatar
        aria-hidden
        sx={{ width: 88, height: 88, marginBlockEnd: 1, bgcolor: `${color}.tint`, color: `${color}.main` }}
      >
        {icon}
      </Avatar>
      <Typography variant="h2" component={level}>
        {title}
      </Typography>
      {text && (
        <Typography sx={{ maxWidth: 440, color: 'text.secondary', textWrap: 'pretty' }}>{text}</Typography>
      )}
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
