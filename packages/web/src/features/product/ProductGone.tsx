import Button from '@mui/material/Button';
import { useSellerGoodsRecommendNew } from '@openmall/sdk/hooks';
import { PackageX } from 'lucide-react';
import { ProductGrid } from '../../shared/goods/ProductGrid.tsx';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/navigation/paths.ts';
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx';
import { Page } from '../../shared/ui/layout/Page.tsx';
import { Section } from '../../shared/ui/layout/Section.tsx';
import { usePageTitle } from '../../shared/ui/layout/use-page-title.ts';

/** The page of deleted goods, with popular alternatives. */
export function ProductGone() {
  const { t } = useTranslation('product');
  usePageTitle(t('gone.title'));
  const { data } = useSellerGoodsRecommendNew(
    { type: 2, pageNum: 1, pageSize: 6 },
    { query: { meta: { inline: true } } },
  );
  return (
    <Page style={{ paddingBlock: 40 }}>
      <EmptyState
        icon={<PackageX size={40} />}
        level="h1"
        title={t('gone.title')}
        text={t('gone.text')}
        actions={
          <Button variant="contained" href={paths.commodity}>
            {t('gone.back')}
          </Button>
        }
      />
      {data && data.result.length > 0 && (
        <Section title={t('gone.others')}>
          <ProductGrid goods={data.result.slice(0, 6)} />
        </Section>
      )}
    </Page>
  );
}
