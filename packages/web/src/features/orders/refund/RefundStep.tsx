import Avatar from '@mui/material/Avatar';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PlainIcon } from '../../../shared/ui/display/PlainIcon.tsx';
import '../../../shared/themes/late/steps.ts';

interface Props {
  readonly color: 'success' | 'warning' | 'error';
  readonly icon: ReactNode;
  readonly at: string;
  readonly children: string;
  readonly 'aria-current'?: 'step' | undefined;
}

/** One step of a refund or a return, with its time. */
export function RefundStep({ color, icon, at, children, ...rest }: Props) {
  const node = (
    <Avatar sx={{ width: 36, height: 36, bgcolor: `${color}.tint`, color: `${color}.main` }}>{icon}</Avatar>
  );
  const moment = at && (
    <Typography component="small" variant="caption">
      {at}
    </Typography>
  );
  return (
    <Step completed sx={{ flex: '1 0 220px', padding: 0 }} {...rest}>
      <StepLabel icon={node} optional={moment} slots={{ stepIcon: PlainIcon }}>
        {children}
      </StepLabel>
    </Step>
  );
}
