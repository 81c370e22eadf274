import { useField, useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useId } from 'react';
import type { Choice } from '../../../shared/forms/SelectField.tsx';
import { TextField } from '../../../shared/forms/TextField.tsx';
import type { AddressValues } from './address-values.ts';

const named = (value: string): string | undefined => (value.trim() === '' ? 'form.required' : undefined);

interface Props {
  readonly label: string;
  /** The larger cities of the state. */
  readonly choices: readonly Choice[];
  readonly onChosen: (id: string, name: string) => void;
}

/** The list of the mall holds the larger cities only: it suggests them, and any other place may be typed. */
export function CityField({ label, choices, onChosen }: Props) {
  const listId = useId();
  const { values } = useFormikContext<AddressValues>();
  useField<string>({ name: 'city', validate: named });
  const known = choices.find((one) => one.label === values.city.trim())?.value ?? '';
  const noteId = useEffectEvent(() => onChosen(known, values.city));
  const isNoted = values.cityId === known;
  useEffect(() => {
    if (!isNoted) noteId();
  }, [isNoted]);
  return (
    <>
      <TextField name="city" label={label} list={listId} maxLength={100} autoComplete="off" />
      <datalist id={listId}>
        {choices.map(({ value, label: name }) => (
          <option key={value} value={name} />
        ))}
      </datalist>
    </>
  );
}
