import { styled } from '@mui/material/styles';
import { useField, useFormikContext } from 'formik';
import { ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useId } from 'react';
import type { Choice } from '../../../../shared/forms/fields/SelectField.tsx';
import { TextField } from '../../../../shared/forms/fields/TextField.tsx';
import type { AddressValues } from '../address-values.ts';

/** The arrow of the other lists in place of the browser's own, which is pressed all the same. */
const Arrow = styled(ChevronDown)({ marginInlineEnd: 12, pointerEvents: 'none' });

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
      <TextField
        name="city"
        label={label}
        list={listId}
        maxLength={100}
        autoComplete="off"
        end={<Arrow size={16} aria-hidden />}
      />
      <datalist id={listId}>
        {choices.map(({ value, label: name }) => (
          <option key={value} value={name} />
        ))}
      </datalist>
    </>
  );
}
