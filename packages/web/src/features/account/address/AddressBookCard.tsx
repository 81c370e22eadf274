import Card from '@mui/material/Card';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import type { Address } from '@openmall/sdk';
import { useTranslation } from 'react-i18next';
import { AddressCard } from './AddressCard.tsx';

const Actions = styled.div`
  display: flex;
  gap: 4px;
  margin-block-start: auto;
  margin-inline: -12px;
`;

interface Props {
  readonly address: Address;
  /** A change of the default address is in progress. */
  readonly busy: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly onDefault: () => void;
}

/** A card of the address book with its actions. */
export function AddressBookCard({ address, busy, onEdit, onDelete, onDefault }: Props) {
  const { t } = useTranslation('account');
  return (
    <Card>
      <AddressCard address={address} />
      <Actions>
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
      </Actions>
    </Card>
  );
}
