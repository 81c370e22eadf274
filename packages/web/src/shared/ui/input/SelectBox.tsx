import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronDown } from 'lucide-react';
import '../../themes/late/fields.ts';

/** The native list of the browser: typing searches it, and every screen reader supports it. */
export const SelectBox = (props: Omit<NativeSelectProps, 'input' | 'variant'>) => (
  <NativeSelect {...props} input={<OutlinedInput />} variant="outlined" IconComponent={ChevronDown} />
);
