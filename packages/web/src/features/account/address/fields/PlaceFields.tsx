import { useAddressListCity, useAddressListCountry, useAddressListState } from '@openmall/sdk/hooks';
import styled from '@emotion/styled';
import { useFormikContext } from 'formik';
import { SelectField } from '../../../../shared/forms/fields/SelectField.tsx';
import { useTranslation } from 'react-i18next';
import type { AddressValues } from '../address-values.ts';
import { PlaceField } from './PlaceField.tsx';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 16px;
  align-items: start;
  @media (width < 600px) {
    grid-template-columns: 1fr 1fr;
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/** Country, state and city. Names are typed if the mall has no list. */
export function PlaceFields() {
  const { t } = useTranslation('account');
  const { values, setValues } = useFormikContext<AddressValues>();
  const { countryId, provinceId, ownCode } = values;
  const cached = { staleTime: Infinity };
  const countryRows = useAddressListCountry(undefined, { query: cached }).data?.data ?? [];
  const states = useAddressListState(
    { countryId: Number(countryId) },
    { query: { ...cached, enabled: countryId !== '' } },
  );
  const cities = useAddressListCity(
    { stateId: Number(provinceId) },
    { query: { ...cached, enabled: provinceId !== '' } },
  );
  const change = (part: Partial<AddressValues>) => void setValues((current) => ({ ...current, ...part }));
  const chooseCountry = (id: string) => {
    const row = countryRows.find((country) => String(country.id) === id);
    const code = row?.areaCode && !ownCode ? { areaCode: row.areaCode } : {};
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
  const stateChoices = (states.data?.data ?? []).map((state) => ({
    value: String(state.id),
    label: state.stateName,
  }));
  const cityChoices = provinceId
    ? (cities.data?.data ?? []).map((city) => ({ value: String(city.id), label: city.cityName }))
    : [];
  return (
    <Row>
      <SelectField
        name="countryId"
        label={t('address.country')}
        choices={countryRows.map((country) => ({ value: String(country.id), label: country.countryName }))}
        placeholder={t('address.choose')}
        autoComplete="country-name"
        onChosen={chooseCountry}
      />
      <PlaceField
        part="province"
        label={t('address.state')}
        choices={stateChoices}
        waiting={states.isLoading}
        onChosen={(id, name) => change({ provinceId: id, province: name, cityId: '', city: '' })}
      />
      <PlaceField
        part="city"
        label={t('address.city')}
        choices={cityChoices}
        // Choosing a state clears the city, so the city waits for the state.
        waiting={cities.isLoading || states.isLoading || (stateChoices.length > 0 && !provinceId)}
        onChosen={(id, name) => change({ cityId: id, city: name })}
      />
    </Row>
  );
}
