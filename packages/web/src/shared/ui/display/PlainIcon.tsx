import type { StepIconProps } from '@mui/material/StepIcon';

/** A step whose icon is drawn by its caller. */
export const PlainIcon = ({ icon }: StepIconProps) => icon;
