import styled from '@emotion/styled';
import { useFormikContext } from 'formik';
import { Mail, Smartphone } from 'lucide-react';
import { TextField } from '../../../shared/forms/TextField.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Segmented } from '../../../shared/ui/Segmented.tsx';
import { AreaCodeField } from '../address/AreaCodeField.tsx';
import type { AccountNameValues } from './account-name.ts';

const Root = styled.div`
  display: grid;
  gap: 20px;
  & > [role='group'] {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
  & > [role='group'] button {
    justify-content: center;
  }
  & .phone {
    display: grid;
    grid-template-columns: 148px 1fr;
    gap: 12px;
  }
`;

/** E-mail address or phone: whichever one has chosen as name. */
export function AccountNameFields() {
  const { t } = useTranslation('account');
  const { values, setFieldValue } = useFormikContext<AccountNameValues>();
  return (
    <Root>
      <Segmented
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
      {values.kind === 'email' ? (
        <TextField
          key="email"
          name="email"
          type="email"
          label={t('name.emailLabel')}
          autoComplete="username"
          placeholder="name@example.com"
          maxLength={64}
        />
      ) : (
        <div className="phone">
          <AreaCodeField name="areaCode" />
          <TextField
            key="phone"
            name="phone"
            type="tel"
            inputMode="tel"
            label={t('name.phoneLabel')}
            autoComplete="tel-national"
            maxLength={20}
          />
        </div>
      )}
    </Root>
  );
}
