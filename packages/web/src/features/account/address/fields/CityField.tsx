import { styled } from '@mui/material/styles';
import { useField, useFormikContext } from 'formik';
import { ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useId } from 'react';
import type { Choice } from '../../../../shared/forms/fields/SelectField.tsx';
import { TextField } from '../../../../shared/forms/fields/TextField.tsx';
import type { AddressValues } from '../address-values.ts';

/** Looks like the arrow of the other selects; clicks fall through to the native arrow. */
const Arrow = styled(ChevronDown)({ marginInlineEnd: 12, pointerEvents: 'none' });

const validateName = (value: string): string | undefined =>
  value.trim() === '' ? 'form.required' : undefined;

interface Props {
  readonly label: string;
  /** The larger cities of the state. */
  readonly choices: readonly Choice[];
  readonly onChosen: (id: string, name: string) => void;
}

/** A city with suggestions. The mall lists only larger cities, so any other name can be typed. */
export function CityField({ label, choices, onChosen }: Props) {
  const listId = useId();
  const { values } = useFormikContext<AddressValues>();
  useField<string>({ name: 'city', validate: validateName });
  const cityId = choices.find((choice) => choice.label === values.city.trim())?.value ?? '';
  const updateId = useEffectEvent(() => onChosen(cityId, values.city));
  const isCurrent = values.cityId === cityId;
  useEffect(() => {
    if (!isCurrent) updateId();
  }, [isCurrent]);
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
