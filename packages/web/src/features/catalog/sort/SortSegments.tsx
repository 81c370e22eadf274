import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../shared/ui/input/Segmented.tsx';
import type { List } from '../use-list-state.ts';

const arrows = {
  priceUp: <ArrowUp size={14} aria-hidden />,
  priceDown: <ArrowDown size={14} aria-hidden />,
};

/** The sort orders side by side. Pressing the price again reverses its order. */
export function SortSegments({ list }: { readonly list: List }) {
  const { t } = useTranslation('catalog');
  const { sort } = list.state;
  const isByPrice = sort === 'priceUp' || sort === 'priceDown';
  const price = (
    <>
      {t('sort.price')} {isByPrice ? arrows[sort] : <ArrowUpDown size={14} aria-hidden />}
    </>
  );
  return (
    <Segmented
      label={t('sort.label')}
      chosen={isByPrice ? 'price' : sort}
      onChoose={(name) =>
        list.change({ sort: name !== 'price' ? name : sort === 'priceUp' ? 'priceDown' : 'priceUp' })
      }
      options={[
        { name: 'best', label: t('sort.best') },
        { name: 'new', label: t('sort.new') },
        { name: 'hot', label: t('sort.hot') },
        { name: 'rating', label: t('sort.rating') },
        {
          name: 'price',
          label: price,
          title: sort === 'priceDown' ? t('sort.priceDown') : t('sort.priceUp'),
        },
      ]}
    />
  );
}
