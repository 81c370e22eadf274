import { FavouriteGoods } from '../../../features/favourites/FavouriteGoods.tsx';
import { FavouriteNotices } from '../../../features/favourites/FavouriteNotices.tsx';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../shared/ui/layout/PageHead.tsx';
import { usePageTitle } from '../../../shared/ui/layout/use-page-title.ts';

/** The buyer's favourites. */
export function Page() {
  const { t } = useTranslation('favourites');
  usePageTitle(t('goods.title'));
  return (
    <>
      <PageHead title={t('goods.title')} text={t('goods.text')} />
      <FavouriteNotices />
      <FavouriteGoods />
    </>
  );
}
