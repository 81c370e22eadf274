import { useFormikContext } from 'formik';
import { TextField } from '../../../../shared/forms/fields/TextField.tsx';
import { useTranslation } from 'react-i18next';
import { AreaCodeField } from './AreaCodeField.tsx';
import type { AddressValues } from '../address-values.ts';
import { ResponsivePair } from './ResponsivePair.tsx';

/** The calling code and phone number of the receiver. */
export function PhoneFields() {
  const { t } = useTranslation('account');
  const { values, setFieldValue } = useFormikContext<AddressValues>();
  return (
    <ResponsivePair>
      <AreaCodeField
        name="areaCode"
        countryId={Number(values.countryId)}
        onChosen={() => void setFieldValue('ownCode', true)}
      />
      <TextField
        name="phone"
        type="tel"
        inputMode="tel"
        label={t('address.phone')}
        autoComplete="tel-national"
        maxLength={32}
      />
    </ResponsivePair>
  );
}
