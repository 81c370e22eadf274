import type { StepIconProps } from '@mui/material/StepIcon';

/** A step whose icon the caller renders. */
export const PlainIcon = ({ icon }: StepIconProps) => icon;
