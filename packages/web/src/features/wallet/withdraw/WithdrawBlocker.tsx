import styled from '@emotion/styled';
import { isApiError } from '@openmall/sdk';
import { Link } from 'react-router-dom';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { useTranslation } from 'react-i18next';
import { requirementBehind, requirementPaths } from './requirements.ts';

const Root = styled.p`
  min-block-size: 20px;
  color: var(--mui-palette-error-main);
  text-align: center;
  text-wrap: balance;
  & a {
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 2px;
  }
`;

/** The error of a withdrawal with a link to the missing requirement. */
export function WithdrawBlocker({ error, id }: { readonly error: unknown; readonly id: string }) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText(error);
  const requirement = isApiError(error) ? requirementBehind(error.key) : undefined;
  return (
    <Root role="alert" id={id}>
      {Boolean(error) && errorText}{' '}
      {requirement && <Link to={requirementPaths[requirement]}>{t('need.go')}</Link>}
    </Root>
  );
}
