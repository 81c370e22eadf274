import { styled } from '@mui/material/styles';
import { History, LayoutGrid, Search, Store as StoreIcon, Trash2, X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../shared/ui/display/Money.tsx';
import { Picture } from '../../../shared/ui/pictures/Picture.tsx';
import { Match } from './Match.tsx';
import { searchHistory } from '../history/search-history.ts';
import type { SearchOption } from './search-options.ts';

const Name = styled('span')({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const Icon = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: 16,
  background: theme.vars.palette.background.sunken,
  color: theme.vars.palette.text.secondary,
}));
const Note = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.tertiary, fontSize: 12 }));
const Price = styled(Money)(({ theme }) => ({
  fontWeight: 600,
  color: theme.vars.palette.primary.main,
  fontVariantNumeric: 'tabular-nums',
}));
const Logo = styled(Picture)({ width: 32, borderRadius: 16 });
const Thumb = styled(Picture)(({ theme }) => ({
  width: 48,
  borderRadius: theme.vars.shape.borderRadiusSmall,
}));
const Remove = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  marginInlineEnd: -6,
  borderRadius: 18,
  color: theme.vars.palette.text.tertiary,
  '&:hover': { background: theme.vars.palette.background.sunken, color: theme.vars.palette.text.primary },
}));

const row = (start: ReactNode, name: ReactNode, end?: ReactNode) => (
  <>
    {start}
    <Name>{name}</Name>
    {end}
  </>
);
const icon = (glyph: ReactNode) => <Icon>{glyph}</Icon>;

/** A past search. Pointers remove it with the cross, keyboards with Delete. */
function PastSearch({ keyword }: { readonly keyword: string }) {
  const { t } = useTranslation();
  const remove = (event: MouseEvent) => {
    event.stopPropagation();
    searchHistory.remove(keyword);
  };
  const cross = (
    <Remove aria-hidden title={t('remove', { label: keyword })} onClick={remove}>
      <X size={16} />
    </Remove>
  );
  return row(icon(<History size={16} aria-hidden />), keyword, cross);
}

/** The content of an option. */
export function SearchRow({ option, term }: { readonly option: SearchOption; readonly term: string }) {
  const { t } = useTranslation();
  switch (option.kind) {
    case 'past':
      return <PastSearch keyword={option.keyword} />;
    case 'popular':
      return option.keyword;
    case 'completed':
      return row(icon(<Search size={16} aria-hidden />), <Match text={option.keyword} typed={term} />);
    case 'category':
      if (!term) return option.name;
      return row(
        icon(<LayoutGrid size={16} aria-hidden />),
        <Match text={option.name} typed={term} />,
        option.parentName !== undefined && <Note>{option.parentName}</Note>,
      );
    case 'clear':
      return row(icon(<Trash2 size={16} aria-hidden />), t('search.clearAll'));
    case 'stores':
      return row(icon(<StoreIcon size={16} aria-hidden />), t('search.stores', { keyword: term }));
    case 'store': {
      const { avatar, name } = option.store;
      return row(
        <Logo src={avatar} alt="" width={32} />,
        <Match text={name} typed={term} />,
        <Note>{t('search.store')}</Note>,
      );
    }
    case 'goods': {
      const { imgUrl1, name, discountPrice, sellingPrice } = option.goods;
      const price = discountPrice ?? sellingPrice;
      return row(
        <Thumb src={imgUrl1} alt="" width={48} />,
        <Match text={name} typed={term} />,
        price !== undefined && <Price value={price} />,
      );
    }
  }
}
