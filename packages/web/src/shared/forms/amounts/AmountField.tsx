import { useField } from 'formik';
import { useState, type ComponentProps } from 'react';
import { AmountChoice } from './AmountChoice.tsx';
import { TextField } from '../fields/TextField.tsx';
import { typeAmount, type TypedAmount } from './typed-amount.ts';
import { writeAmount } from './write-amount.ts';

type Props = Omit<ComponentProps<typeof TextField>, 'inputMode' | 'autoComplete' | 'dir' | 'typing'> & {
  /** How many decimals the amount may have: 2 for dollars. */
  readonly places: number;
};

/** An amount field: typed in the language's format, stored in the mall's format. Asks if the text has two readings. */
export function AmountField({ places, hint, ...props }: Props) {
  const [field, , helpers] = useField<string>(props.name);
  const [typed, setTyped] = useState<TypedAmount>();
  // A slider or a button may have set another amount since.
  const current = typed?.value === field.value ? typed : undefined;
  const type = (text: string) => {
    const next = typeAmount(text, places);
    setTyped(next);
    void helpers.setValue(next.value);
  };
  const choose = (reading: string) => {
    setTyped({ text: writeAmount(reading), value: reading, readings: [reading] });
    void helpers.setValue(reading);
  };
  const isOpen = current !== undefined && current.readings.length > 1;
  return (
    <TextField
      {...props}
      hint={isOpen ? <AmountChoice readings={current.readings} onChoose={choose} /> : hint}
      typing={{ text: current?.text ?? field.value, onType: type, isOpen }}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
    />
  );
}
