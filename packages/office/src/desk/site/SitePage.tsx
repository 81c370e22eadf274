import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDeskSiteInfo } from '@openmall/sdk/desk/hooks';
import { t } from '../../shared/i18n/i18n.ts';
import { messageOf } from '../../shared/net/error-of.ts';
import { SiteForm } from './SiteForm.tsx';

/** What the mall is called, how it looks and who runs it. */
export function SitePage() {
  const { data, error, refetch } = useDeskSiteInfo();
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="h1">{t('site.title')}</Typography>
      <Typography sx={{ color: 'text.secondary', maxInlineSize: 720 }}>{t('site.hint')}</Typography>
      {error && (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>{t('list.retry')}</Button>}>
          {messageOf(error)}
        </Alert>
      )}
      {!data && !error && <Skeleton variant="rounded" height={480} aria-busy />}
      {data && <SiteForm key={data.revision} site={data} />}
    </Stack>
  );
}
