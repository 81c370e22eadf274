import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';
import '../../themes/late/fields.ts';

const Note = styled('small')({ color: 'var(--mui-palette-text-tertiary)', fontWeight: 400, fontSize: 13 });

export interface FieldBoxProps {
  readonly id: string;
  readonly label: string;
  /** Behind the label: "optional". */
  readonly note?: string | undefined;
  readonly hint?: ReactNode;
  /** The error text; empty for a valid field. */
  readonly error: string;
  readonly disabled?: boolean | undefined;
  readonly children: ReactNode;
}

/** Ids of the texts that describe a field, for `aria-describedby`. */
export const describedBy = (id: string, error: string, hint: unknown): string | undefined =>
  error ? `${id}-error` : hint ? `${id}-hint` : undefined;

/** A label above a control, and its error or hint below. */
export const FieldBox = ({ id, label, note, hint, error, disabled, children }: FieldBoxProps) => (
  <FormControl error={error !== ''} disabled={disabled ?? false}>
    <FormLabel htmlFor={id}>
      {label} {note && <Note>{note}</Note>}
    </FormLabel>
    {children}
    {error ? (
      <FieldError id={`${id}-error`}>{error}</FieldError>
    ) : (
      hint && (
        <FormHelperText component="span" id={`${id}-hint`}>
          {hint}
        </FormHelperText>
      )
    )}
  </FormControl>
);
