import Button from '@mui/material/Button';
import { BadgePercent } from 'lucide-react';
import { GoodsBrowser } from '../../features/catalog/GoodsBrowser.tsx';
import { useGoodsList } from '../../features/catalog/use-goods-list.ts';
import { useListState } from '../../features/catalog/use-list-state.ts';
import { useTranslation } from 'react-i18next';
import { paths, withQuery } from '../../shared/navigation/paths.ts';
import { Breadcrumbs } from '../../shared/ui/layout/Breadcrumbs.tsx';
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx';
import { Page as Column } from '../../shared/ui/layout/Page.tsx';
import { usePageTitle } from '../../shared/ui/layout/use-page-title.ts';

/** Goods with a running discount. */
export function Page() {
  const { t } = useTranslation('catalog');
  const list = useListState();
  const { result, onNearNext } = useGoodsList(list, { discount: '1' });
  usePageTitle(t('discounted.title'));
  const empty = (
    <EmptyState
      icon={<BadgePercent size={40} />}
      title={t('discounted.none')}
      text={t('discounted.noneText')}
      actions={
        <Button variant="contained" href={withQuery(paths.commodity, { sort: 'new' })}>
          {t('allGoods')}
        </Button>
      }
    />
  );
  return (
    <Column>
      <Breadcrumbs crumbs={[{ label: t('home'), to: paths.index }, { label: t('discounted.title') }]} />
      <GoodsBrowser
        heading={t('discounted.title')}
        list={list}
        result={result}
        onlyDiscounted
        empty={empty}
        onNearNext={onNearNext}
      />
    </Column>
  );
}
