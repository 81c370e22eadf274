import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import type { Address } from '@openmall/sdk';
import { useAddressList } from '@openmall/sdk/hooks';
import { CircleCheck, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../shared/ui/ErrorState.tsx';
import { SkeletonBlock } from '../../../shared/ui/Skeletons.tsx';
import { AddressCard } from './AddressCard.tsx';
import { AddressDialog } from './AddressDialog.tsx';
import { AddressForm } from './AddressForm.tsx';

const Grid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
`;

const Option = styled.div`
  position: relative;
  display: grid;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  transition:
    border-color var(--quick),
    background var(--quick);
  & > label {
    display: block;
    min-block-size: 116px;
    padding: 14px 16px;
    padding-inline-end: 76px;
    cursor: pointer;
  }
  & input {
    position: absolute;
    inset: 0;
    opacity: 0;
    margin: 0;
    cursor: pointer;
  }
  & .tick {
    position: absolute;
    inset-block-end: 14px;
    inset-inline-end: 14px;
    color: var(--brand);
    opacity: 0;
  }
  & > button {
    position: absolute;
    z-index: 1;
    inset-block-start: 8px;
    inset-inline-end: 8px;
    border: 0;
    border-radius: 6px;
    padding: 6px 10px;
    background: none;
    color: var(--brand);
    font-weight: 600;
    font-size: 13px;
  }
  & > button:hover {
    background: var(--surface);
    text-decoration: underline;
  }
  &:hover {
    border-color: var(--line-strong);
  }
  &:has(input:checked) {
    border-color: var(--brand);
    box-shadow: inset 0 0 0 1px var(--brand);
    background: var(--brand-tint);
  }
  &:has(input:checked) .tick {
    opacity: 1;
  }
  &:has(input:focus-visible) {
    outline: 2px solid var(--brand);
    outline-offset: 2px;
  }
`;

const shownFirst = 2;
const mostAddresses = 6;

interface Props {
  readonly chosenId: string | undefined;
  readonly onChoose: (address: Address) => void;
}

/** Where to: one's addresses as cards, two of them until one asks for all; without any, the form at once. */
export function AddressChoice({ chosenId, onChoose }: Props) {
  const { t } = useTranslation('account');
  const addresses = useAddressList({ query: { meta: { inline: true } } });
  const [all, setAll] = useState(false);
  const [busy, setBusy] = useState(false);
  const [editing, setEditing] = useState<Address | 'new'>();
  if (addresses.isError)
    return <ErrorState error={addresses.error} onRetry={() => void addresses.refetch()} minHeight={148} />;
  if (!addresses.data)
    return (
      <Grid aria-busy>
        <SkeletonBlock height={118} />
        <SkeletonBlock height={118} />
      </Grid>
    );
  const rows = addresses.data.pageList;
  if (rows.length === 0) {
    return (
      <div style={{ display: 'grid', gap: 20 }}>
        <p style={{ color: 'var(--ink-soft)' }}>{t('address.first')}</p>
        <AddressForm first id="first-address" onSaved={() => undefined} onBusy={setBusy} />
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
  const shown = all ? rows : rows.filter((row, index) => index < shownFirst || row.id === chosenId);
  return (
    <>
      <Grid role="radiogroup" aria-label={t('address.title')}>
        {shown.map((row) => (
          <Option key={row.id}>
            <label>
              <input
                type="radio"
                name="address"
                checked={row.id === chosenId}
                onChange={() => onChoose(row)}
              />
              <AddressCard address={row} />
              <CircleCheck className="tick" size={20} aria-hidden />
            </label>
            <button
              type="button"
              aria-label={t('address.editNamed', { name: row.contacts })}
              onClick={() => setEditing(row)}
            >
              {t('edit', { ns: 'common' })}
            </button>
          </Option>
        ))}
      </Grid>
      <div style={{ display: 'flex', gap: 12, marginBlockStart: 12 }}>
        <Button
          variant="outlined"
          size="small"
          disabled={rows.length >= mostAddresses}
          startIcon={<Plus size={16} aria-hidden />}
          onClick={() => setEditing('new')}
        >
          {t('address.add')}
        </Button>
        {rows.length > shown.length && (
          <Button size="small" onClick={() => setAll(true)}>
            {t('address.showAll', { count: rows.length })}
          </Button>
        )}
      </div>
      <AddressDialog
        open={editing !== undefined}
        address={editing === 'new' ? undefined : editing}
        onClose={() => setEditing(undefined)}
      />
    </>
  );
}
