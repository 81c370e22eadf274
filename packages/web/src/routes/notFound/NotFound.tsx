import Button from '@mui/material/Button';
import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/navigation/paths.ts';
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx';
import { Page } from '../../shared/ui/layout/Page.tsx';
import { usePageTitle } from '../../shared/ui/layout/use-page-title.ts';

/** The page for an unknown URL. */
export function NotFound() {
  const { t } = useTranslation();
  usePageTitle(t('notFound.title'));
  return (
    <Page style={{ paddingBlock: 72, minBlockSize: '60vh' }}>
      <EmptyState
        icon={<Compass size={40} />}
        level="h1"
        title={t('notFound.title')}
        text={t('notFound.text')}
        actions={
          <>
            <Button variant="contained" href={paths.index}>
              {t('notFound.home')}
            </Button>
            <Button variant="outlined" href={paths.classification}>
              {t('nav.categories')}
            </Button>
          </>
        }
      />
    </Page>
  );
}
