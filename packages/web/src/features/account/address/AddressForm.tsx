import type { Address } from '@openmall/sdk';
import { useAddressAdd, useAddressEdit } from '@openmall/sdk/hooks';
import { addressAdd } from '@openmall/sdk/validators';
import { useFormikContext } from 'formik';
import { Form } from '../../../shared/forms/Form.tsx';
import { FormAlert } from '../../../shared/forms/FormAlert.tsx';
import { TextField } from '../../../shared/forms/fields/TextField.tsx';
import { NAME_UNITS } from '../../../shared/forms/typed-text.ts';
import { validateWith } from '../../../shared/forms/validate-with.ts';
import { useTranslation } from 'react-i18next';
import { CheckBox } from '../../../shared/ui/input/CheckBox.tsx';
import { emptyAddress, inputOf, valuesOf, type AddressValues } from './address-values.ts';
import { ResponsivePair } from './fields/ResponsivePair.tsx';
import { PhoneFields } from './fields/PhoneFields.tsx';
import { PlaceFields } from './fields/PlaceFields.tsx';

export const validateAddress = validateWith<AddressValues>({
  schema: addressAdd,
  inputOf,
  fieldOf: (path) => (path === 'country' ? 'countryId' : path),
});

function DefaultBox() {
  const { t } = useTranslation('account');
  const { values, setFieldValue } = useFormikContext<AddressValues>();
  return (
    <CheckBox name="use" checked={values.use} onChange={(use) => void setFieldValue('use', use)}>
      {t('address.makeDefault')}
    </CheckBox>
  );
}

interface Props {
  readonly id: string;
  /** The address to edit; without it the form adds one. */
  readonly address?: Address | undefined;
  /** The first address becomes the default anyway, so the check box is hidden. */
  readonly first?: boolean;
  readonly onSaved: () => void;
  readonly onBusy?: (busy: boolean) => void;
}

/** The form of an address. Its submit button is outside of the form and refers to it by `id`. */
export function AddressForm({ id, address, first = false, onSaved, onBusy }: Props) {
  const { t } = useTranslation('account');
  const inline = { mutation: { meta: { inline: true } } };
  const add = useAddressAdd(inline);
  const edit = useAddressEdit(inline);
  const submit = (values: AddressValues) => {
    onBusy?.(true);
    const callbacks = { onSuccess: onSaved, onSettled: () => onBusy?.(false) };
    if (address) edit.mutate({ params: { id: address.id, ...inputOf(values) } }, callbacks);
    else add.mutate({ params: inputOf(values) }, callbacks);
  };
  return (
    <Form
      id={id}
      initial={address ? valuesOf(address) : emptyAddress}
      validate={validateAddress}
      onSubmit={submit}
    >
      <TextField name="contacts" label={t('address.contacts')} autoComplete="name" maxLength={NAME_UNITS} />
      <PhoneFields />
      <PlaceFields />
      <TextField name="address" label={t('address.street')} autoComplete="street-address" maxLength={255} />
      <ResponsivePair>
        <TextField
          name="postcode"
          label={t('address.postcode')}
          note={t('optional')}
          autoComplete="postal-code"
          maxLength={32}
        />
        <TextField
          name="email"
          type="email"
          label={t('address.email')}
          note={t('optional')}
          autoComplete="email"
          maxLength={64}
        />
      </ResponsivePair>
      {!first && address?.use !== 1 && <DefaultBox />}
      <FormAlert error={add.error ?? edit.error} />
    </Form>
  );
}
