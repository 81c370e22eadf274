import Skeleton from '@mui/material/Skeleton';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import type { Address } from '@openmall/sdk';
import { useAddressList } from '@openmall/sdk/hooks';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';
import { LazyAddressDialog } from './LazyAddressDialog.tsx';
import { LazyAddressForm } from './LazyAddressForm.tsx';
import { MAX_ADDRESSES } from './address-values.ts';
import { AddressOption } from './AddressOption.tsx';

const Grid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  @media (width < 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const COLLAPSED_COUNT = 2;

interface Props {
  readonly chosenId: string | undefined;
  readonly onChoose: (address: Address) => void;
}

/**
 * Chooses the delivery address. Shows two addresses until “show all” is pressed, and the form at once if there are
 * none.
 */
export function AddressChoice({ chosenId, onChoose }: Props) {
  const { t } = useTranslation('account');
  const addresses = useAddressList({ query: { meta: { inline: true } } });
  const [showAll, setShowAll] = useState(false);
  const [busy, setBusy] = useState(false);
  const [editing, setEditing] = useState<Address | 'new'>();
  if (addresses.isError)
    return <ErrorState error={addresses.error} onRetry={() => void addresses.refetch()} minHeight={148} />;
  if (!addresses.data)
    return (
      // The height of one row of addresses and the buttons below it.
      <div aria-busy style={{ paddingBlockEnd: 44 }}>
        <Grid>
          <Skeleton height={122} />
          <Skeleton height={122} sx={{ display: { xs: 'none', md: 'block' } }} />
        </Grid>
      </div>
    );
  const rows = addresses.data.pageList;
  // The response does not contain the id of the new address, so it is found by comparing with the previous list.
  const chooseAdded = async () => {
    const { data } = await addresses.refetch({ cancelRefetch: false });
    const added = data?.pageList.find(({ id }) => rows.every((row) => row.id !== id));
    if (added) onChoose(added);
  };
  if (rows.length === 0) {
    return (
      <div style={{ display: 'grid', gap: 20 }}>
        <p style={{ color: 'var(--mui-palette-text-secondary)' }}>{t('address.first')}</p>
        <LazyAddressForm first id="first-address" onSaved={() => void chooseAdded()} onBusy={setBusy} />
        <Button
          type="submit"
          form="first-address"
          variant="contained"
          disabled={busy}
          style={{ justifySelf: 'start' }}
        >
          {busy ? t('address.saving') : t('address.saveFirst')}
        </Button>
      </div>
    );
  }
  const shown = showAll ? rows : rows.filter((row, index) => index < COLLAPSED_COUNT || row.id === chosenId);
  return (
    <>
      <Grid role="radiogroup" aria-label={t('address.title')}>
        {shown.map((row) => (
          <AddressOption
            key={row.id}
            address={row}
            checked={row.id === chosenId}
            onChoose={() => onChoose(row)}
            onEdit={() => setEditing(row)}
          />
        ))}
      </Grid>
      <div style={{ display: 'flex', gap: 12, marginBlockStart: 12 }}>
        <Button
          variant="outlined"
          size="small"
          disabled={rows.length >= MAX_ADDRESSES}
          startIcon={<Plus size={16} aria-hidden />}
          onClick={() => setEditing('new')}
        >
          {t('address.add')}
        </Button>
        {rows.length > shown.length && (
          <Button size="small" onClick={() => setShowAll(true)}>
            {t('address.showAll', { count: rows.length })}
          </Button>
        )}
      </div>
      <LazyAddressDialog
        open={editing !== undefined}
        address={editing === 'new' ? undefined : editing}
        onClose={() => setEditing(undefined)}
        onSaved={() => void (editing === 'new' && chooseAdded())}
      />
    </>
  );
}
