import { useSellerGoodsRecommendNew } from '@openmall/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { ProductGrid } from '../../../shared/goods/ProductGrid.tsx';
import { Section } from '../../../shared/ui/layout/Section.tsx';

/** Four best-selling goods, for pages that found none. */
export function PopularGoods() {
  const { t } = useTranslation('search');
  const { data } = useSellerGoodsRecommendNew(
    { type: 2, pageNum: 1, pageSize: 4 },
    { query: { meta: { inline: true } } },
  );
  if (!data || data.result.length === 0) return null;
  return (
    <Section title={t('instead')}>
      <ProductGrid goods={data.result.slice(0, 4)} columns={4} />
    </Section>
  );
}
