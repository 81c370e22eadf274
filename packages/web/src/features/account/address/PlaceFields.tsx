import { useAddressListCity, useAddressListCountry, useAddressListState } from '@openmall/sdk/hooks';
import styled from '@emotion/styled';
import { useFormikContext } from 'formik';
import { SelectField, type Choice } from '../../../shared/forms/SelectField.tsx';
import { TextField } from '../../../shared/forms/TextField.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { AddressValues } from './address-values.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 16px;
  align-items: start;
`;

interface PlaceProps {
  readonly part: 'province' | 'city';
  readonly label: string;
  /** Empty where the mall has no list of them: then the name is typed. */
  readonly choices: readonly Choice[];
  readonly waiting: boolean;
  readonly onChosen: (id: string, name: string) => void;
}

function Place({ part, label, choices, waiting, onChosen }: PlaceProps) {
  const { t } = useTranslation('account');
  const { values } = useFormikContext<AddressValues>();
  const parent = part === 'province' ? values.countryId : values.provinceId;
  if (waiting || (part === 'province' && !parent)) {
    return (
      <SelectField
        name={`${part}Id`}
        label={label}
        choices={[]}
        placeholder={parent ? t('address.loading') : t('address.countryFirst')}
        disabled
      />
    );
  }
  if (choices.length === 0)
    return <TextField name={part} label={label} note={t('optional')} maxLength={100} />;
  return (
    <SelectField
      name={`${part}Id`}
      label={label}
      choices={choices}
      placeholder={t('address.choose')}
      onChosen={(id) => onChosen(id, choices.find(({ value }) => value === id)?.label ?? '')}
    />
  );
}

/** Country, then its states, then their cities; where the mall has no list, the name is typed. */
export function PlaceFields() {
  const { t } = useTranslation('account');
  const { values, setValues } = useFormikContext<AddressValues>();
  const { countryId, provinceId } = values;
  const still = { staleTime: Infinity };
  const countryRows = useAddressListCountry(undefined, { query: still }).data?.data ?? [];
  const states = useAddressListState(
    { countryId: Number(countryId) },
    { query: { ...still, enabled: countryId !== '' } },
  );
  const cities = useAddressListCity(
    { stateId: Number(provinceId) },
    { query: { ...still, enabled: provinceId !== '' } },
  );
  const change = (part: Partial<AddressValues>) => void setValues({ ...values, ...part });
  const chooseCountry = (id: string) => {
    const row = countryRows.find((one) => String(one.id) === id);
    const code = row?.areaCode && !values.phone ? { areaCode: row.areaCode } : {};
    change({
      ...code,
      countryId: id,
      country: row?.countryName ?? '',
      provinceId: '',
      province: '',
      cityId: '',
      city: '',
    });
  };
  const stateChoices = (states.data?.data ?? []).map((one) => ({
    value: String(one.id),
    label: one.stateName,
  }));
  const cityChoices = provinceId
    ? (cities.data?.data ?? []).map((one) => ({ value: String(one.id), label: one.cityName }))
    : [];
  return (
    <Row>
      <SelectField
        name="countryId"
        label={t('address.country')}
        choices={countryRows.map((one) => ({ value: String(one.id), label: one.countryName }))}
        placeholder={t('address.choose')}
        autoComplete="country-name"
        onChosen={chooseCountry}
      />
      <Place
        part="province"
        label={t('address.state')}
        choices={stateChoices}
        waiting={states.isLoading}
        onChosen={(id, name) => change({ provinceId: id, province: name, cityId: '', city: '' })}
      />
      <Place
        part="city"
        label={t('address.city')}
        choices={cityChoices}
        waiting={cities.isLoading}
        onChosen={(id, name) => change({ cityId: id, city: name })}
      />
    </Row>
  );
}
