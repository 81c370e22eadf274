import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import type { Address } from '@openmall/sdk';
import { useAddressDel, useAddressEdit, useAddressList } from '@openmall/sdk/hooks';
import { MapPin, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/Card.tsx';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { ErrorState } from '../../../shared/ui/ErrorState.tsx';
import { SkeletonBlock } from '../../../shared/ui/Skeletons.tsx';
import { toast } from '../../../shared/ui/toast/toast.ts';
import { AddressCard } from './AddressCard.tsx';
import { AddressDialog } from './AddressDialog.tsx';
import { inputOf, valuesOf } from './address-values.ts';

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
  & .acts {
    display: flex;
    gap: 4px;
    margin-block-start: auto;
    margin-inline: -12px;
  }
`;

const mostAddresses = 6;

/** One's addresses: add, change, make default, delete. */
export function AddressBook() {
  const { t } = useTranslation('account');
  const addresses = useAddressList({ query: { meta: { inline: true } } });
  const edit = useAddressEdit();
  const del = useAddressDel();
  const [editing, setEditing] = useState<Address | 'new'>();
  const [leaving, setLeaving] = useState<Address>();
  const makeDefault = (address: Address) =>
    edit.mutate({ params: { id: address.id, ...inputOf({ ...valuesOf(address), use: true }) } });
  const remove = (address: Address) =>
    del.mutate(
      { params: { id: address.id } },
      { onSuccess: () => toast.success(t('address.deleted')), onSettled: () => setLeaving(undefined) },
    );
  if (addresses.isError)
    return <ErrorState error={addresses.error} onRetry={() => void addresses.refetch()} minHeight={320} />;
  const rows = addresses.data?.pageList;
  const add = (
    <Button
      variant="contained"
      disabled={rows === undefined || rows.length >= mostAddresses}
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
            <span style={{ color: 'var(--ink-soft)' }}>
              {rows && t('address.count', { count: rows.length, most: mostAddresses })}
            </span>
          </div>
          <Grid aria-busy={rows === undefined}>
            {rows?.map((row) => (
              <li key={row.id}>
                <Card>
                  <AddressCard address={row} />
                  <div className="acts">
                    <Button size="small" onClick={() => setEditing(row)}>
                      {t('edit', { ns: 'common' })}
                    </Button>
                    <Button size="small" color="error" onClick={() => setLeaving(row)}>
                      {t('address.delete')}
                    </Button>
                    {row.use !== 1 && (
                      <Button
                        size="small"
                        disabled={edit.isPending}
                        onClick={() => makeDefault(row)}
                        style={{ marginInlineStart: 'auto' }}
                      >
                        {t('address.makeDefaultShort')}
                      </Button>
                    )}
                  </div>
                </Card>
              </li>
            )) ??
              [1, 2].map((key) => (
                <li key={key}>
                  <SkeletonBlock height={168} />
                </li>
              ))}
          </Grid>
        </>
      )}
      <AddressDialog
        open={editing !== undefined}
        address={editing === 'new' ? undefined : editing}
        onClose={() => setEditing(undefined)}
      />
      <ConfirmDialog
        open={leaving !== undefined}
        title={t('address.deleteTitle')}
        action={t('address.delete')}
        danger
        busy={del.isPending}
        onConfirm={() => leaving && remove(leaving)}
        onClose={() => setLeaving(undefined)}
      >
        {leaving && t('address.deleteText', { name: leaving.contacts })}
      </ConfirmDialog>
    </div>
  );
}
