import Card from '@mui/material/Card';
import Button from '@mui/material/Button';
import type { Address } from '@openmall/sdk';
import { useTranslation } from 'react-i18next';
import { AddressCard } from './AddressCard.tsx';

interface Props {
  readonly address: Address;
  /** Another one is just becoming the default. */
  readonly busy: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly onDefault: () => void;
}

/** One address of the book, with what can be done to it. */
export function AddressBookCard({ address, busy, onEdit, onDelete, onDefault }: Props) {
  const { t } = useTranslation('account');
  return (
    <Card>
      <AddressCard address={address} />
      <div className="acts">
        <Button size="small" onClick={onEdit}>
          {t('edit', { ns: 'common' })}
        </Button>
        <Button size="small" color="error" onClick={onDelete}>
          {t('address.delete')}
        </Button>
        {address.use !== 1 && (
          <Button size="small" disabled={busy} onClick={onDefault} style={{ marginInlineStart: 'auto' }}>
            {t('address.makeDefaultShort')}
          </Button>
        )}
      </div>
    </Card>
  );
}
