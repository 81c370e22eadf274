import ButtonBase from '@mui/material/ButtonBase';
import styled from '@emotion/styled';
import type { Address } from '@openmall/sdk';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CoveringRadio } from '../../../shared/ui/input/CoveringRadio.tsx';
import { AddressCard } from './AddressCard.tsx';

const Root = styled.div`
  position: relative;
  display: grid;
  border: 1px solid var(--mui-palette-divider);
  border-radius: var(--mui-shape-borderRadius);
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
  & .tick {
    position: absolute;
    inset-block-end: 14px;
    inset-inline-end: 14px;
    color: var(--mui-palette-primary-main);
    opacity: 0;
  }
  & > button {
    position: absolute;
    z-index: 1;
    inset-block-start: 8px;
    inset-inline-end: 8px;
    border: 0;
    border-radius: var(--mui-shape-borderRadiusSmall);
    padding: 6px 10px;
    background: none;
    color: var(--mui-palette-primary-main);
    font-weight: 600;
    font-size: 13px;
  }
  & > button:hover {
    background: var(--mui-palette-background-paper);
    text-decoration: underline;
  }
  &:hover {
    border-color: var(--mui-palette-outline);
  }
  &:has(input:checked) {
    border-color: var(--mui-palette-primary-main);
    box-shadow: inset 0 0 0 1px var(--mui-palette-primary-main);
    background: var(--mui-palette-primary-tint);
  }
  &:has(input:checked) .tick {
    opacity: 1;
  }
  &:has(input:focus-visible) {
    outline: 2px solid var(--mui-palette-primary-main);
    outline-offset: 2px;
  }
`;

interface Props {
  readonly address: Address;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly onEdit: () => void;
}

/** An address as a radio button, with a button to edit it. */
export function AddressOption({ address, checked, onChoose, onEdit }: Props) {
  const { t } = useTranslation('account');
  return (
    <Root>
      <label>
        <CoveringRadio name="address" checked={checked} onChange={onChoose} />
        <AddressCard address={address} />
        <CircleCheck className="tick" size={20} aria-hidden />
      </label>
      <ButtonBase aria-label={t('address.editNamed', { name: address.contacts })} onClick={onEdit}>
        {t('edit', { ns: 'common' })}
      </ButtonBase>
    </Root>
  );
}
