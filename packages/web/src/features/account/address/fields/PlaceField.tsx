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
  /** Empty where the mall has no list of them: then the name is typed. */
  readonly choices: readonly Choice[];
  /** The list is on its way, or hangs on what is chosen before. */
  readonly waiting: boolean;
  readonly onChosen: (id: string, name: string) => void;
}

/** Chooses for the buyer where there is but one to choose, once for each `parent`: a city may be typed over. */
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
  const isThere = only !== undefined;
  useEffect(() => {
    if (isThere) chooseOnly();
  }, [isThere, parent]);
}

/** A state or a city: with the mall's list of them where it has one, for there it would be missing on the parcel, and typed elsewhere. */
export function PlaceField({ part, label, choices, waiting, onChosen }: Props) {
  const { t } = useTranslation('account');
  const { values } = useFormikContext<AddressValues>();
  const parent = part === 'province' ? values.countryId : values.provinceId;
  useOnlyChoice({ parent, value: values[part], choices: waiting ? [] : choices }, (only) =>
    onChosen(only.value, only.label),
  );
  const before = part === 'province' ? t('address.countryFirst') : t('address.choose');
  if (waiting || (part === 'province' && !parent)) {
    return (
      <SelectField
        name={`${part}Id`}
        label={label}
        choices={[]}
        placeholder={parent ? t('address.loading') : before}
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
