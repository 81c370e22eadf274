import { isApiError } from '@openmall/sdk';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { requirementBehind, requirementPaths } from './requirements.ts';

/** A link to the requirement that an error says is missing; nothing for other errors. */
export function RequirementLink({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('wallet');
  const requirement = isApiError(error) ? requirementBehind(error.key) : undefined;
  return requirement && <Link to={requirementPaths[requirement]}>{t('need.go')}</Link>;
}
