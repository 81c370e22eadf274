import { AddressBook } from '../../../../features/account/address/AddressBook.tsx';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../../shared/ui/layout/PageHead.tsx';
import { usePageTitle } from '../../../../shared/ui/layout/use-page-title.ts';

/** The address book. */
export function Page() {
  const { t } = useTranslation('account');
  usePageTitle(t('address.title'));
  return (
    <>
      <PageHead title={t('address.title')} />
      <AddressBook />
    </>
  );
}
