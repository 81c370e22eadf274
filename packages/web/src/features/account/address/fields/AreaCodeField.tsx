import type { AddressCountry } from '@openmall/sdk';
import { useAddressListCountry } from '@openmall/sdk/hooks';
import { useField } from 'formik';
import { useId, useState } from 'react';
import { FieldBox } from '../../../../shared/forms/fields/FieldBox.tsx';
import { useTranslation } from 'react-i18next';
import { SelectBox } from '../../../../shared/ui/input/SelectBox.tsx';

/** Some countries share a calling code; this maps such a code to the id of the country with most of its phones. */
const mainCountryOf: Readonly<Record<string, number>> = {
  1: 840,
  7: 643,
  39: 380,
  44: 826,
  47: 578,
  61: 36,
  212: 504,
  262: 638,
  358: 246,
  590: 312,
  599: 531,
};

function shownCountry(
  countries: readonly AddressCountry[],
  code: string,
  picked: number | undefined,
): AddressCountry | undefined {
  const candidates = countries.filter(({ areaCode }) => areaCode === code);
  return (
    candidates.find(({ id }) => id === picked) ??
    candidates.find(({ id }) => id === mainCountryOf[code]) ??
    candidates[0]
  );
}

interface Props {
  readonly name: string;
  /** The country to show when several share the code. */
  readonly countryId?: number;
  readonly onChosen?: () => void;
}

/** The calling code, chosen by country. A current code stays even if the mall does not deliver to its country. */
export function AreaCodeField({ name, countryId, onChosen }: Props) {
  const { t } = useTranslation('account');
  const id = useId();
  const [{ value: code }, , { setValue }] = useField<string>(name);
  const [picked, setPicked] = useState<number>();
  const countries = useAddressListCountry(undefined, { query: { staleTime: Infinity } }).data?.data ?? [];
  const shown = shownCountry(countries, code, picked ?? countryId);
  const choose = (chosen: number) => {
    const country = countries.find((item) => item.id === chosen);
    setPicked(chosen);
    if (country?.areaCode) void setValue(country.areaCode);
    onChosen?.();
  };
  return (
    <FieldBox id={id} label={t('name.areaCode')} error="">
      <SelectBox
        id={id}
        autoComplete="tel-country-code"
        value={shown?.id ?? 0}
        onChange={(event) => choose(Number(event.target.value))}
      >
        {!shown && <option value={0}>+{code}</option>}
        {countries.map(
          (country) =>
            country.areaCode && (
              <option key={country.id} value={country.id}>
                +{country.areaCode} {country.countryName}
              </option>
            ),
        )}
      </SelectBox>
    </FieldBox>
  );
}
