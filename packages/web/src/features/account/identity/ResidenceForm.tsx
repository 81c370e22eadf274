import styled from '@emotion/styled';
import { useKycHighLevelApply } from '@openmall/sdk/hooks';
import { kycHighLevelApply } from '@openmall/sdk/validators';
import { Form } from '../../../shared/forms/Form.tsx';
import { TextField } from '../../../shared/forms/fields/TextField.tsx';
import { validateWith } from '../../../shared/forms/validate-with.ts';
import { useTranslation } from 'react-i18next';
import { PictureField } from '../../../shared/uploads/PicturesField.tsx';
import { IdentitySubmit } from './IdentitySubmit.tsx';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px;
`;

const initial = { home_place: '', work_place: '', idimg_1: '', idimg_2: '' };
type Values = Readonly<typeof initial>;

const inputOf = ({ work_place, ...values }: Values) => ({
  ...values,
  home_place: values.home_place.trim(),
  ...(work_place.trim() && { work_place: work_place.trim() }),
});
const validate = validateWith<Values>({ schema: kycHighLevelApply, inputOf });

/** The advanced identity check, required for withdrawals: the home address and a picture that proves it. */
export function ResidenceForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('security');
  const apply = useKycHighLevelApply({ mutation: { meta: { inline: true } } });
  const submit = (values: Values) => {
    apply.mutate({ params: inputOf(values) }, { onSuccess: onDone });
  };
  return (
    <Form initial={initial} validate={validate} onSubmit={submit}>
      <TextField
        name="home_place"
        label={t('identity.home')}
        hint={t('identity.homeHint')}
        autoComplete="street-address"
        maxLength={255}
      />
      <TextField
        name="work_place"
        label={t('identity.work')}
        note={t('optional')}
        autoComplete="off"
        maxLength={255}
      />
      <Pair>
        <PictureField name="idimg_1" module="kyc" label={t('identity.bill')} hint={t('identity.billHint')} />
        <PictureField name="idimg_2" module="kyc" label={t('identity.holding')} />
      </Pair>
      <IdentitySubmit error={apply.error} isPending={apply.isPending} />
    </Form>
  );
}
