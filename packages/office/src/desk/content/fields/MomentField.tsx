import TextField from '@mui/material/TextField';
import { textOr } from '../../../shared/i18n/i18n.ts';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly problem?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A date with a time, in the viewer's zone. */
export const MomentField = ({ label, value, hint, problem, onChange }: Props) => (
  <TextField
    fullWidth
    type="datetime-local"
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    error={problem !== undefined}
    helperText={problem ? textOr(problem, problem) : hint}
    slotProps={{ inputLabel: { shrink: true }, input: { notched: false } }}
  />
);
