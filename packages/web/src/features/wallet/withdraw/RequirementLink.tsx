import styled from '@emotion/styled';
import { isApiError } from '@openmall/sdk';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { requirementBehind, requirementPaths } from './requirements.ts';

const Root = styled(Link)`
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 2px;
`;

/** A link to the requirement that an error says is missing; nothing for other errors. */
export function RequirementLink({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('wallet');
  const requirement = isApiError(error) ? requirementBehind(error.key) : undefined;
  return requirement && <Root to={requirementPaths[requirement]}>{t('need.go')}</Root>;
}
