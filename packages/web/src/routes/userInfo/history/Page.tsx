import { BrowseHistory } from '../../../features/favourites/BrowseHistory.tsx';
import { ClearHistory } from '../../../features/favourites/ClearHistory.tsx';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../shared/ui/layout/PageHead.tsx';
import { usePageTitle } from '../../../shared/ui/layout/use-page-title.ts';

/** The buyer's browsing history. */
export function Page() {
  const { t } = useTranslation('favourites');
  usePageTitle(t('history.title'));
  return (
    <>
      <PageHead title={t('history.title')} text={t('history.text')} end={<ClearHistory />} />
      <BrowseHistory />
    </>
  );
}
