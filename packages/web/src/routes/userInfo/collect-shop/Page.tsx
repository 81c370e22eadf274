import { FollowedStores } from '../../../features/favourites/FollowedStores.tsx';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../shared/ui/layout/PageHead.tsx';
import { usePageTitle } from '../../../shared/ui/layout/use-page-title.ts';

/** The stores that the buyer follows. */
export function Page() {
  const { t } = useTranslation('favourites');
  usePageTitle(t('stores.title'));
  return (
    <>
      <PageHead title={t('stores.title')} text={t('stores.text')} />
      <FollowedStores />
    </>
  );
}
