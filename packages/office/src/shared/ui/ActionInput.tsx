import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useField } from 'formik';
import { t, textOr } from '../i18n/i18n.ts';

export interface ActionOption {
  readonly value: string;
  readonly label: string;
}

export interface ActionField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** An example of what to type. */
  readonly placeholder?: string | undefined;
  readonly multiline?: boolean;
  /** The kind of the field; a text if left out. */
  readonly type?: 'datetime-local';
  /** What the field starts with. */
  readonly initial?: string | undefined;
  /** One of these is chosen. */
  readonly options?: readonly ActionOption[];
  /** Any of these are chosen. The value joins them by commas. */
  readonly choices?: readonly ActionOption[];
}

interface Props {
  readonly field: ActionField;
  readonly autoFocus: boolean;
}

const partsOf = (value: string): readonly string[] => value.split(',').filter(Boolean);

function Choices({ field: { name, label, choices = [], hint } }: { readonly field: ActionField }) {
  const [{ value }, { touched, error }, { setValue }] = useField<string>(name);
  const chosen = partsOf(value);
  const toggle = (part: string) =>
    void setValue(
      (chosen.includes(part) ? chosen.filter((other) => other !== part) : [...chosen, part]).join(','),
    );
  const problem = touched ? error : undefined;
  return (
    <FormControl component="fieldset" error={problem !== undefined}>
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup>
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.value}
            label={choice.label}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(choice.value)}
                onChange={() => toggle(choice.value)}
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText>{problem ? textOr(problem, t('form.other')) : hint}</FormHelperText>
    </FormControl>
  );
}

/** A field of a dialog: a text, one of some options, or any of some choices. */
export function ActionInput({ field, autoFocus }: Props) {
  const [input, { touched, error }] = useField<string>(field.name);
  if (field.choices) return <Choices field={field} />;
  const problem = touched ? error : undefined;
  return (
    <TextField
      {...input}
      label={field.label}
      autoFocus={autoFocus}
      multiline={field.multiline ?? false}
      {...(field.type && { type: field.type })}
      {...(field.placeholder && { placeholder: field.placeholder })}
      select={field.options !== undefined}
      slotProps={{
        select: { sx: { minBlockSize: 44 } },
        // A name or an address runs as it is written, whatever the language of the page.
        ...(!field.options && input.value && { htmlInput: { dir: 'auto' } }),
      }}
      error={problem !== undefined}
      helperText={problem ? textOr(problem, t('form.other')) : field.hint}
    >
      {field.options?.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
