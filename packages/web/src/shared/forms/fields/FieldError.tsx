import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { CircleAlert } from 'lucide-react';
import type { AriaRole } from 'react';
import '../../themes/late/fields.ts';

const ErrorIcon = styled(CircleAlert)({ flex: 'none', marginBlockStart: 2 });

interface Props {
  readonly id?: string;
  readonly role?: AriaRole;
  readonly children: string;
}

/** The error of a field, below it. */
export const FieldError = ({ children, ...text }: Props) => (
  <FormHelperText error component="span" {...text}>
    <ErrorIcon size={14} aria-hidden />
    {children}
  </FormHelperText>
);
