import styled from '@emotion/styled';
import { TextField } from '../../../shared/forms/fields/TextField.tsx';
import { useTranslation } from 'react-i18next';
import { AreaCodeField } from '../address/fields/AreaCodeField.tsx';
import type { AccountNameValues } from './account-name.ts';

const Phone = styled.div`
  display: grid;
  grid-template-columns: 148px 1fr;
  gap: 12px;
  @media (width < 600px) {
    grid-template-columns: 112px minmax(0, 1fr);
  }
`;

interface Props {
  readonly kind: AccountNameValues['kind'];
  /** The target is the login name, which browsers can autofill. */
  readonly isName?: boolean;
}

/** An email address, or an area code and a phone number. */
export function TargetFields({ kind, isName = false }: Props) {
  const { t } = useTranslation('account');
  if (kind === 'email')
    return (
      <TextField
        key="email"
        name="email"
        type="email"
        label={t('name.emailLabel')}
        autoComplete={isName ? 'username' : 'email'}
        placeholder="name@example.com"
        maxLength={64}
      />
    );
  return (
    <Phone>
      <AreaCodeField name="areaCode" />
      <TextField
        key="phone"
        name="phone"
        type="tel"
        inputMode="tel"
        label={t('name.phoneLabel')}
        autoComplete="tel-national"
        maxLength={32}
      />
    </Phone>
  );
}
