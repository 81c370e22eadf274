import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { SelectField, type Choice } from '../../../../shared/forms/fields/SelectField.tsx';
import { TextField } from '../../../../shared/forms/fields/TextField.tsx';
import { useTranslation } from 'react-i18next';
import type { AddressValues } from '../address-values.ts';
import { CityField } from './CityField.tsx';

interface Props {
  readonly part: 'province' | 'city';
  readonly label: string;
  /** Empty if the mall has no list; the name is typed then. */
  readonly choices: readonly Choice[];
  /** The list is loading, or depends on a field that is still empty. */
  readonly waiting: boolean;
  readonly onChosen: (id: string, name: string) => void;
}

/** Selects the only choice automatically, once for each `parent`, because a city can be overwritten. */
function useOnlyChoice(
  {
    parent,
    value,
    choices,
  }: { readonly parent: string; readonly value: string; readonly choices: readonly Choice[] },
  choose: (only: Choice) => void,
): void {
  const only = choices.length === 1 ? choices[0] : undefined;
  const chooseOnly = useEffectEvent(() => only && value === '' && choose(only));
  const hasOnly = only !== undefined;
  useEffect(() => {
    if (hasOnly) chooseOnly();
  }, [hasOnly, parent]);
}

/** A state or a city: chosen from the mall's list if there is one, and typed otherwise. */
export function PlaceField({ part, label, choices, waiting, onChosen }: Props) {
  const { t } = useTranslation('account');
  const { values } = useFormikContext<AddressValues>();
  const parent = part === 'province' ? values.countryId : values.provinceId;
  useOnlyChoice({ parent, value: values[part], choices: waiting ? [] : choices }, (only) =>
    onChosen(only.value, only.label),
  );
  const waitingText = part === 'province' ? t('address.countryFirst') : t('address.choose');
  if (waiting || (part === 'province' && !parent)) {
    return (
      <SelectField
        name={`${part}Id`}
        label={label}
        choices={[]}
        placeholder={parent ? t('address.loading') : waitingText}
        required={waiting}
        disabled
      />
    );
  }
  if (choices.length === 0)
    return <TextField name={part} label={label} note={t('optional')} maxLength={100} />;
  if (part === 'city') return <CityField label={label} choices={choices} onChosen={onChosen} />;
  return (
    <SelectField
      name={`${part}Id`}
      label={label}
      choices={choices}
      placeholder={t('address.choose')}
      required
      onChosen={(id) => onChosen(id, choices.find(({ value }) => value === id)?.label ?? '')}
    />
  );
}
