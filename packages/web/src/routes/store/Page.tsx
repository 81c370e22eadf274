import Skeleton from '@mui/material/Skeleton';
import Button from '@mui/material/Button';
import { useSellerInfo } from '@openmall/sdk/hooks';
import { Store as StoreIcon } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { StoreGoodsList } from './StoreGoodsList.tsx';
import { StoreHead } from '../../features/store/StoreHead.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { Breadcrumbs } from '../../shared/ui/layout/Breadcrumbs.tsx';
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx';
import { isApiError } from '@openmall/sdk';
import { Page as Column } from '../../shared/ui/layout/Page.tsx';
import { usePageTitle } from '../../shared/ui/layout/use-page-title.ts';

/** A store and its goods (query `id`). */
export function Page() {
  const { t } = useTranslation('stores');
  const { t: catalog } = useTranslation('catalog');
  const id = new URLSearchParams(useLocation().search).get('id') ?? '';
  const {
    data: store,
    error,
    refetch,
  } = useSellerInfo({ sellerId: id }, { query: { enabled: id !== '', meta: { inline: true } } });
  usePageTitle(store?.name ?? '');
  const gone = id === '' || (isApiError(error) && error.key === 'storeNotFound');
  if (gone) {
    return (
      <Column style={{ paddingBlock: 64 }}>
        <EmptyState
          icon={<StoreIcon size={40} />}
          level="h1"
          title={t('gone.title')}
          text={t('gone.text')}
          actions={
            <Button variant="contained" href={paths.searchStore}>
              {t('gone.all')}
            </Button>
          }
        />
      </Column>
    );
  }
  return (
    <Column>
      <Breadcrumbs crumbs={[{ label: catalog('home'), to: paths.index }, { label: store?.name ?? '…' }]} />
      {error && !store ? (
        <ErrorState error={error} onRetry={() => void refetch()} minHeight={320} />
      ) : store ? (
        <StoreHead store={store} />
      ) : (
        <Skeleton sx={{ height: { xs: 406, md: 340 }, borderRadius: 'var(--mui-shape-borderRadiusLarge)' }} />
      )}
      <StoreGoodsList key={id} id={id} />
    </Column>
  );
}
