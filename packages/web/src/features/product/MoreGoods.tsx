import type { Goods } from '@openmall/sdk';
import { useSellerGoodsList } from '@openmall/sdk/hooks';
import { ProductCard } from '../../shared/goods/ProductCard.tsx';
import { useTranslation } from 'react-i18next';
import { categoryPath, storePath } from '../../shared/navigation/paths.ts';
import { useAfterPaint } from '../../shared/state/use-after-paint.ts';
import { CardRow } from '../../shared/ui/layout/CardRow.tsx';
import { Section } from '../../shared/ui/layout/Section.tsx';

interface Props {
  readonly title: string;
  readonly goods: readonly Goods[] | undefined;
  readonly without: string;
  readonly all: string;
}

function Row({ title, goods, without, all }: Props) {
  const { t } = useTranslation('product');
  const others = goods?.filter(({ id }) => id !== without) ?? [];
  if (others.length === 0) return null;
  return (
    <Section title={title} all={{ to: all, label: t('all') }}>
      <CardRow>
        {others.map((one) => (
          <ProductCard key={one.id} goods={one} />
        ))}
      </CardRow>
    </Section>
  );
}

/** Other goods of the store, and of the same kind. What does not load is left out: it is only an offer. */
export function MoreGoods({ goods }: { readonly goods: Goods }) {
  const { t } = useTranslation('product');
  const quiet = { query: { enabled: useAfterPaint(), meta: { inline: true } } };
  const category = goods.secondaryCategoryId ?? goods.categoryId;
  const ofStore = useSellerGoodsList(
    { sellerId: goods.sellerId, isHot: '2', pageNum: 1, pageSize: 13 },
    quiet,
  );
  const ofKind = useSellerGoodsList({ categoryId: category, isHot: '2', pageNum: 1, pageSize: 13 }, quiet);
  return (
    <>
      <Row
        title={t('more')}
        goods={ofStore.data?.pageList}
        without={goods.id}
        all={storePath(goods.sellerId)}
      />
      <Row
        title={t('others')}
        goods={ofKind.data?.pageList}
        without={goods.id}
        all={categoryPath(category)}
      />
    </>
  );
}
