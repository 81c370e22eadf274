import { styled } from '@mui/material/styles';
import type { StepIconProps } from '@mui/material/StepIcon';
import { Check } from 'lucide-react';

const Circle = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: '1em',
  height: '1em',
  border: `2px solid ${theme.vars.palette.divider}`,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-state="reached"]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  '&[data-state="failed"]': {
    borderColor: theme.vars.palette.error.main,
    backgroundColor: theme.vars.palette.error.main,
    color: theme.vars.palette.error.contrastText,
  },
}));
const StepIcon = styled('span')({ display: 'grid', fontSize: '0.45em', fontWeight: 600, lineHeight: 1 });

/** The circle of a step: its number, a tick once it is completed, or its own icon if it failed. As large as the font. */
export function StepNode({ active, completed, error, icon, className }: StepIconProps) {
  const state = error ? 'failed' : active || completed ? 'reached' : 'ahead';
  return (
    <Circle className={className} data-state={state} aria-hidden>
      <StepIcon>{completed && !error ? <Check size="1.2em" strokeWidth={3} /> : icon}</StepIcon>
    </Circle>
  );
}
