import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';
import { typedDecimal } from './typed-decimal.ts';

type Props = Omit<ComponentProps<typeof TextField>, 'inputMode' | 'autoComplete' | 'dir' | 'keep'>;

/** An amount: typed as the language writes it, kept as the mall does, and from left to right everywhere. */
export const AmountField = (props: Props) => (
  <TextField {...props} inputMode="decimal" autoComplete="off" dir="ltr" keep={typedDecimal} />
);
