import styled from '@emotion/styled';
import { useFormikContext } from 'formik';
import { Mail, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../shared/ui/input/Segmented.tsx';
import type { AccountNameValues } from './account-name.ts';
import { TargetFields } from './TargetFields.tsx';

const Root = styled.div`
  display: grid;
  gap: 20px;
`;

/** The fields of a login name: an email address or a phone number. */
export function AccountNameFields() {
  const { t } = useTranslation('account');
  const { values, setFieldValue } = useFormikContext<AccountNameValues>();
  return (
    <Root>
      <Segmented
        fullWidth
        label={t('name.kind')}
        chosen={values.kind}
        onChoose={(kind) => void setFieldValue('kind', kind)}
        options={[
          {
            name: 'email',
            label: (
              <>
                <Mail size={16} aria-hidden /> {t('name.email')}
              </>
            ),
          },
          {
            name: 'phone',
            label: (
              <>
                <Smartphone size={16} aria-hidden /> {t('name.phone')}
              </>
            ),
          },
        ]}
      />
      <TargetFields kind={values.kind} isName />
    </Root>
  );
}
