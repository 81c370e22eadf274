import Skeleton from '@mui/material/Skeleton';
import Button from '@mui/material/Button';
import { useCategoryTree } from '@openmall/sdk/hooks';
import { LayoutGrid } from 'lucide-react';
import { CategoryBoard } from '../../features/catalog/categories/CategoryBoard.tsx';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/navigation/paths.ts';
import { Breadcrumbs } from '../../shared/ui/layout/Breadcrumbs.tsx';
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx';
import { Page as Column } from '../../shared/ui/layout/Page.tsx';
import { PageHead } from '../../shared/ui/layout/PageHead.tsx';
import { usePageTitle } from '../../shared/ui/layout/use-page-title.ts';

/** Every category of the mall on one page. */
export function Page() {
  const { t } = useTranslation('catalog');
  const { data: tree, error, refetch } = useCategoryTree();
  usePageTitle(t('categories.title'));
  return (
    <Column>
      <Breadcrumbs crumbs={[{ label: t('home'), to: paths.index }, { label: t('categories.title') }]} />
      <PageHead title={t('categories.title')} text={t('categories.text')} />
      {error && !tree ? (
        <ErrorState error={error} onRetry={() => void refetch()} minHeight={480} />
      ) : tree?.length === 0 ? (
        <EmptyState
          icon={<LayoutGrid size={40} />}
          title={t('count', { count: 0 })}
          actions={
            <Button variant="contained" href={paths.commodity}>
              {t('allGoods')}
            </Button>
          }
        />
      ) : tree ? (
        <CategoryBoard tree={tree} />
      ) : (
        <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 16 }}>
          {Array.from({ length: 9 }, (_, index) => (
            <Skeleton key={index} height={220} />
          ))}
        </div>
      )}
    </Column>
  );
}
