import TextField from '@mui/material/TextField';

interface Props {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  /** Why it cannot be saved. */
  readonly problem: string | undefined;
  readonly onChange: (link: string) => void;
}

/** An address, which is written from left to right in every language. */
export const LinkField = ({ label, hint, value, problem, onChange }: Props) => (
  <TextField
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    error={problem !== undefined}
    helperText={problem ?? hint}
    slotProps={{ htmlInput: { dir: 'ltr' } }}
  />
);
