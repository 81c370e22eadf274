import styled from '@emotion/styled';
import { useAddressListCountry, useKycApply } from '@openmall/sdk/hooks';
import { kycApply } from '@openmall/sdk/validators';
import { Form } from '../../../shared/forms/Form.tsx';
import { SelectField } from '../../../shared/forms/fields/SelectField.tsx';
import { TextField } from '../../../shared/forms/fields/TextField.tsx';
import { NAME_UNITS, typedName, typedNumber } from '../../../shared/forms/typed-text.ts';
import { validateWith } from '../../../shared/forms/validate-with.ts';
import { useTranslation } from 'react-i18next';
import { PictureField } from '../../../shared/uploads/PicturesField.tsx';
import { IdentitySubmit } from './IdentitySubmit.tsx';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 20px 16px;
  @media (width < 600px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Three = styled(Pair)`
  grid-template-columns: repeat(3, 1fr);
  @media (width < 600px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const initial = {
  name: '',
  idname: '',
  idnumber: '',
  nationality: '',
  idimg_1: '',
  idimg_2: '',
  idimg_3: '',
};
type Values = Readonly<typeof initial>;

const inputOf = ({ idimg_3, ...values }: Values) => ({
  ...values,
  name: typedName(values.name),
  idnumber: typedNumber(values.idnumber),
  ...(idimg_3 && { idimg_3 }),
});
const validate = validateWith<Values>({ schema: kycApply, inputOf });

const documents = ['passport', 'card', 'licence'] as const;

/** The basic identity check: real name, document and pictures of it. */
export function RealNameForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('security');
  const apply = useKycApply({ mutation: { meta: { inline: true } } });
  const countries =
    useAddressListCountry(undefined, { query: { staleTime: Infinity, meta: { inline: true } } }).data?.data ??
    [];
  const submit = (values: Values) => {
    apply.mutate({ params: inputOf(values) }, { onSuccess: onDone });
  };
  return (
    <Form initial={initial} validate={validate} onSubmit={submit}>
      <Pair>
        <TextField
          name="name"
          label={t('identity.name')}
          hint={t('identity.nameHint')}
          autoComplete="name"
          maxLength={NAME_UNITS}
        />
        <SelectField
          name="nationality"
          label={t('identity.nationality')}
          placeholder={t('choose')}
          choices={countries.map(({ countryName }) => ({ value: countryName, label: countryName }))}
        />
        <SelectField
          name="idname"
          label={t('identity.document')}
          placeholder={t('choose')}
          choices={documents.map((kind) => {
            const label = t(`identity.${kind}`);
            return { value: label, label };
          })}
        />
        <TextField
          name="idnumber"
          label={t('identity.number')}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
        />
      </Pair>
      <Three>
        <PictureField name="idimg_1" module="kyc" label={t('identity.front')} />
        <PictureField name="idimg_2" module="kyc" label={t('identity.back')} />
        <PictureField name="idimg_3" module="kyc" label={t('identity.holding')} note={t('optional')} />
      </Three>
      <IdentitySubmit error={apply.error} isPending={apply.isPending} />
    </Form>
  );
}
