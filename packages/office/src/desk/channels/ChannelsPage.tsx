import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDeskChannelList, useDeskMethodList } from '@openmall/sdk/desk/hooks';
import { t } from '../../shared/i18n/i18n.ts';
import { ChannelSection } from './ChannelSection.tsx';
import { CoinSection } from './CoinSection.tsx';
import { MethodSection } from './MethodSection.tsx';
import { ProductSection } from './ProductSection.tsx';

/** How money comes in: addresses for coins, their prices, payment methods, and banks. */
export function ChannelsPage() {
  const channels = useDeskChannelList();
  const methods = useDeskMethodList();
  const retry = () => {
    void channels.refetch();
    void methods.refetch();
  };
  const isFailed = channels.error !== null || methods.error !== null;
  return (
    <Stack sx={{ gap: 3, maxInlineSize: 880 }}>
      <Typography variant="h1">{t('channels.title')}</Typography>
      {isFailed && (
        <Alert severity="error" action={<Button onClick={retry}>{t('list.retry')}</Button>}>
          {t('list.failed')}
        </Alert>
      )}
      {!isFailed && !(channels.data && methods.data) && <Skeleton variant="rounded" height={480} aria-busy />}
      {channels.data && (
        <>
          {!channels.data.isOpen && <Alert severity="warning">{t('channels.rechargesOff')}</Alert>}
          <ChannelSection data={channels.data} />
          <CoinSection coins={channels.data.coins} />
        </>
      )}
      {methods.data && (
        <>
          <MethodSection data={methods.data} />
          <ProductSection data={methods.data} />
        </>
      )}
    </Stack>
  );
}
