import type { Goods } from '@openmall/sdk';
import { useSellerGoodsList } from '@openmall/sdk/hooks';
import { useDeferredValue } from 'react';
import { ProductCard } from '../../shared/goods/ProductCard.tsx';
import { useTranslation } from 'react-i18next';
import { categoryPath, storePath } from '../../shared/navigation/paths.ts';
import { useAfterPaint } from '../../shared/state/use-after-paint.ts';
import { CardRow } from '../../shared/ui/layout/CardRow.tsx';
import { Section } from '../../shared/ui/layout/Section.tsx';

interface Props {
  readonly title: string;
  readonly goods: readonly Goods[] | undefined;
  readonly excludedId: string;
  readonly allPath: string;
}

function Row({ title, goods: newest, excludedId, allPath }: Props) {
  const { t } = useTranslation('product');
  const goods = useDeferredValue(newest);
  const others = goods?.filter(({ id }) => id !== excludedId) ?? [];
  if (others.length === 0) return null;
  return (
    <Section title={title} all={{ to: allPath, label: t('all') }}>
      <CardRow>
        {others.map((item) => (
          <ProductCard key={item.id} goods={item} />
        ))}
      </CardRow>
    </Section>
  );
}

/** Other goods of the store and of the category. Errors are ignored, because these are only suggestions. */
export function MoreGoods({ goods }: { readonly goods: Goods }) {
  const { t } = useTranslation('product');
  const options = { query: { enabled: useAfterPaint(), meta: { inline: true } } };
  const category = goods.secondaryCategoryId ?? goods.categoryId;
  const storeGoods = useSellerGoodsList(
    { sellerId: goods.sellerId, isHot: '2', pageNum: 1, pageSize: 13 },
    options,
  );
  const categoryGoods = useSellerGoodsList(
    { categoryId: category, isHot: '2', pageNum: 1, pageSize: 13 },
    options,
  );
  return (
    <>
      <Row
        title={t('more')}
        goods={storeGoods.data?.pageList}
        excludedId={goods.id}
        allPath={storePath(goods.sellerId)}
      />
      <Row
        title={t('others')}
        goods={categoryGoods.data?.pageList}
        excludedId={goods.id}
        allPath={categoryPath(category)}
      />
    </>
  );
}
