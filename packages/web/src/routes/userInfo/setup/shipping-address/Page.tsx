import { AddressBook } from '../../../../features/account/address/AddressBook.tsx';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../../shared/ui/layout/use-page-title.ts';

/** The address book. */
export function Page() {
  const { t } = useTranslation('account');
  usePageTitle(t('address.title'));
  return (
    <>
      <h1 style={{ fontSize: 28, lineHeight: '36px', letterSpacing: '-0.02em', marginBlockEnd: 24 }}>
        {t('address.title')}
      </h1>
      <AddressBook />
    </>
  );
}
