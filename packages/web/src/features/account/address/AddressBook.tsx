import Skeleton from '@mui/material/Skeleton';
import Card from '@mui/material/Card';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import type { Address } from '@openmall/sdk';
import { useAddressEdit, useAddressList } from '@openmall/sdk/hooks';
import { MapPin, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSendOnce } from '../../../shared/state/use-send-once.ts';
import { EmptyState } from '../../../shared/ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';
import { AddressBookCard } from './AddressBookCard.tsx';
import { LazyAddressDialog } from './LazyAddressDialog.tsx';
import { DeleteAddress } from './DeleteAddress.tsx';
import { MAX_ADDRESSES, inputOf, valuesOf } from './address-values.ts';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px;
  & > li > div {
    display: flex;
    flex-direction: column;
    gap: 12px;
    block-size: 100%;
    padding: 20px;
    padding-block-end: 12px;
  }
  @media (width < 900px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    & > li > div {
      padding: 16px;
      padding-block-end: 8px;
    }
  }
`;

/** The addresses of the user: add, edit, make default, delete. */
export function AddressBook() {
  const { t } = useTranslation('account');
  const addresses = useAddressList({ query: { meta: { inline: true } } });
  const edit = useAddressEdit();
  const sendOnce = useSendOnce();
  const [editing, setEditing] = useState<Address | 'new'>();
  const [deleting, setDeleting] = useState<Address>();
  const makeDefault = (address: Address) =>
    // The button stays until the list is refetched, so a second click must not send again.
    sendOnce(
      () => edit.mutate({ params: { id: address.id, ...inputOf({ ...valuesOf(address), use: true }) } }),
      address,
    );
  if (addresses.isError)
    return <ErrorState error={addresses.error} onRetry={() => void addresses.refetch()} minHeight={320} />;
  const rows = addresses.data?.pageList;
  const add = (
    <Button
      variant="contained"
      disabled={rows === undefined || rows.length >= MAX_ADDRESSES}
      startIcon={<Plus size={18} aria-hidden />}
      onClick={() => setEditing('new')}
    >
      {t('address.add')}
    </Button>
  );
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      {rows?.length === 0 ? (
        <Card>
          <EmptyState
            icon={<MapPin size={40} />}
            title={t('address.none')}
            text={t('address.noneText')}
            actions={add}
          />
        </Card>
      ) : (
        <>
          <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
            {add}
            <span style={{ color: 'var(--mui-palette-text-secondary)' }}>
              {rows && t('address.count', { count: rows.length, max: MAX_ADDRESSES })}
            </span>
          </div>
          <Grid aria-busy={rows === undefined}>
            {rows?.map((row) => (
              <li key={row.id}>
                <AddressBookCard
                  address={row}
                  busy={edit.isPending}
                  onEdit={() => setEditing(row)}
                  onDelete={() => setDeleting(row)}
                  onDefault={() => makeDefault(row)}
                />
              </li>
            )) ??
              [1, 2].map((key) => (
                <li key={key}>
                  <Skeleton height={168} />
                </li>
              ))}
          </Grid>
        </>
      )}
      <LazyAddressDialog
        open={editing !== undefined}
        address={editing === 'new' ? undefined : editing}
        onClose={() => setEditing(undefined)}
      />
      <DeleteAddress address={deleting} onClose={() => setDeleting(undefined)} />
    </div>
  );
}
