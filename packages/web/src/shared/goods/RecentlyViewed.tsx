import { useTranslation } from 'react-i18next';
import { CardRow } from '../ui/layout/CardRow.tsx';
import { Section } from '../ui/layout/Section.tsx';
import { ProductCard } from './ProductCard.tsx';
import { useRecentlyViewed } from './recently-viewed.ts';

/** The goods recently viewed on this device, without those of the current page. */
export function RecentlyViewed({ without }: { readonly without?: string }) {
  const { t } = useTranslation('goods');
  const goods = useRecentlyViewed().filter(({ id }) => id !== without);
  if (goods.length === 0) return null;
  return (
    <Section title={t('recent.title')} note={t('recent.note')}>
      <CardRow>
        {goods.map((product) => (
          <ProductCard key={product.id} goods={product} />
        ))}
      </CardRow>
    </Section>
  );
}
