import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { t } from '../shared/i18n/i18n.ts';

/** An error in place of a page, with a button that tries again. */
export const LoadFailure = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Alert severity="error" action={<Button onClick={onRetry}>{t('list.retry')}</Button>}>
    {t('app.failed')}
  </Alert>
);
