import { useAddressListCountry } from '@openmall/sdk/hooks';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../shared/forms/SelectField.tsx';

/** Calling codes of the countries that the mall delivers to; the one in use stays even when it is not among them. */
export function AreaCodeField({ name }: { readonly name: string }) {
  const { t } = useTranslation('account');
  const [{ value: present }] = useField<string>(name);
  const countries = useAddressListCountry(undefined, { query: { staleTime: Infinity } }).data?.data ?? [];
  const known = countries.flatMap(({ countryName, areaCode }) =>
    areaCode ? [{ value: areaCode, label: `+${areaCode} ${countryName}` }] : [],
  );
  // Several countries may share a code; a list can only choose one of equal values.
  const choices = [...new Map(known.toReversed().map((choice) => [choice.value, choice])).values()].toReversed();
  const missing = present && !choices.some(({ value }) => value === present) ? [{ value: present, label: `+${present}` }] : [];
  return <SelectField name={name} label={t('name.areaCode')} choices={[...missing, ...choices]} autoComplete="tel-country-code" />;
}
