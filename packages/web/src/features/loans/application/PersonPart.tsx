import { useAddressListCountry } from '@openmall/sdk/hooks';
import { SelectField } from '../../../shared/forms/fields/SelectField.tsx';
import { TextField } from '../../../shared/forms/fields/TextField.tsx';
import { NAME_UNITS } from '../../../shared/forms/typed-text.ts';
import { useTranslation } from 'react-i18next';
import { Fields, Part } from './Part.tsx';

/** The personal data of the applicant. */
export function PersonPart() {
  const { t } = useTranslation('loans');
  const countries = useAddressListCountry(undefined, { query: { staleTime: Infinity } }).data?.data ?? [];
  return (
    <Part title={t('form.personTitle')} text={t('form.personText')}>
      <TextField name="realName" label={t('form.name')} maxLength={NAME_UNITS} autoComplete="name" />
      <Fields>
        <SelectField
          name="countryId"
          label={t('form.country')}
          placeholder={t('form.choose')}
          choices={countries.map(({ id, countryName }) => ({ value: String(id), label: countryName }))}
        />
        <TextField
          name="identification"
          label={t('form.document')}
          maxLength={40}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
        />
      </Fields>
    </Part>
  );
}
