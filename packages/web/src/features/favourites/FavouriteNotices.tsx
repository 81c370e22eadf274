import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import type { KeepGoodsNotice } from '@openmall/sdk';
import { PackageCheck, TrendingDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDay } from '../../shared/i18n/format.ts';
import { productPath } from '../../shared/navigation/paths.ts';
import { Price } from '../../shared/ui/display/Price.tsx';
import { Picture } from '../../shared/ui/pictures/Picture.tsx';
import { useNotices } from './use-notices.ts';

const Root = styled(Card)({ marginBlockEnd: 24, padding: '16px 8px 8px' });
const Title = styled('h2')({ margin: 0, paddingInline: 8, fontSize: 16, lineHeight: '24px' });
const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: 4,
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 72,
    padding: 8,
    borderRadius: theme.vars.shape.borderRadiusSmall,
    color: 'inherit',
  },
  '& a:hover': { background: theme.vars.palette.background.default },
}));
const Thumb = styled(Picture)({ width: 56, flex: 'none', borderRadius: 6 });
const Body = styled('span')({ display: 'grid', minWidth: 0 });
const Kind = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: theme.vars.palette.success.main,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 600,
}));
const Name = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const When = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.tertiary, fontSize: 12 }));
const New = styled('span')(({ theme }) => ({
  borderRadius: 4,
  paddingInline: 5,
  background: theme.vars.palette.primary.tint,
  color: theme.vars.palette.primary.main,
  lineHeight: '18px',
}));

const PRICE_FELL = 1;

function Notice({ notice, isNew }: { readonly notice: KeepGoodsNotice; readonly isNew: boolean }) {
  const { t } = useTranslation('favourites');
  const { goods, kind, oldPrice, newPrice, createTime } = notice;
  const hasFallen = kind === PRICE_FELL && oldPrice !== null && newPrice !== null;
  const Icon = hasFallen ? TrendingDown : PackageCheck;
  return (
    <Link to={productPath(goods.id)}>
      <Thumb src={goods.imgUrl1} alt="" width={56} />
      <Body>
        <Kind>
          <Icon size={14} aria-hidden />
          {t(hasFallen ? 'notices.priceFell' : 'notices.backInStock')}
          {isNew && <New>{t('notices.new')}</New>}
        </Kind>
        <Name>{goods.name}</Name>
        {hasFallen ? (
          <Price sellingPrice={oldPrice} discountPrice={newPrice} />
        ) : (
          <When>{formatDay(createTime)}</When>
        )}
      </Body>
    </Link>
  );
}

/** The latest changes of favourites; nothing while there are none. Seeing them marks them as read. */
export function FavouriteNotices() {
  const { t } = useTranslation('favourites');
  const titleId = useId();
  const { notices, isNew } = useNotices();
  if (notices.length === 0) return null;
  return (
    <Root role="region" aria-labelledby={titleId}>
      <Title id={titleId}>{t('notices.title')}</Title>
      <List>
        {notices.map((notice) => (
          <li key={notice.id}>
            <Notice notice={notice} isNew={isNew(notice.id)} />
          </li>
        ))}
      </List>
    </Root>
  );
}
