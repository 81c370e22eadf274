import { Identity } from '../../../../features/account/identity/Identity.tsx';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../shared/navigation/paths.ts';
import { Breadcrumbs } from '../../../../shared/ui/layout/Breadcrumbs.tsx';
import { PageHead } from '../../../../shared/ui/layout/PageHead.tsx';
import { usePageTitle } from '../../../../shared/ui/layout/use-page-title.ts';

/** Both identity checks. */
export function Page() {
  const { t } = useTranslation('security');
  usePageTitle(t('setup.identity'));
  return (
    <>
      <div style={{ marginBlockStart: -16 }}>
        <Breadcrumbs
          crumbs={[{ label: t('setup.title'), to: paths.setup }, { label: t('setup.identity') }]}
        />
      </div>
      <PageHead title={t('setup.identity')} text={t('identity.text')} />
      <Identity />
    </>
  );
}
