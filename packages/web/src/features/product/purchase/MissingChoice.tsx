import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatNames } from '../../../shared/i18n/format.ts';
import type { Purchase } from './use-purchase.ts';

const Root = styled('p')(({ theme }) => ({
  color: theme.vars.palette.error.main,
  fontWeight: 500,
  '&:empty': { display: 'none' },
}));

/** The id of the element that lists the missing choices. */
export const MISSING_CHOICE_ID = 'missing-choice';

/** Names what the buyer has not chosen yet, after a button was pressed. */
export function MissingChoice({ purchase }: { readonly purchase: Purchase }) {
  const { t } = useTranslation('product');
  const { sku, isIncomplete, missingNames } = purchase;
  const reason = missingNames.length > 0 ? t('choose', { what: formatNames(missingNames) }) : t('impossible');
  return (
    <Root id={MISSING_CHOICE_ID} role="alert">
      {isIncomplete && !sku ? reason : ''}
    </Root>
  );
}
