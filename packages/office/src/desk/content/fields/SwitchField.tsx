import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';

interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A yes or no of a form. */
export const SwitchField = ({ label, hint, isOn, onChange }: Props) => (
  <Box>
    <FormControlLabel
      label={label}
      sx={{ alignItems: 'center' }}
      control={<Switch checked={isOn} onChange={(_event, checked) => onChange(checked)} />}
    />
    {hint && <FormHelperText sx={{ mt: 0 }}>{hint}</FormHelperText>}
  </Box>
);
