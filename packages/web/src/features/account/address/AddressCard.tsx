import Chip from '@mui/material/Chip';
import styled from '@emotion/styled';
import type { Address } from '@openmall/sdk';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addressLines } from './address-values.ts';
import { maskedPhone } from '../../../shared/forms/typed-phone.ts';
import '../../../shared/themes/late/chips.ts';

const Root = styled.div`
  display: grid;
  gap: 4px;
  align-content: start;
  min-inline-size: 0;
  & .head {
    display: flex;
    align-items: center;
    gap: 8px;
    font-weight: 600;
  }
  & .head > bdi:first-of-type {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & .phone,
  & .lines {
    color: var(--mui-palette-text-secondary);
  }
  & .lines {
    overflow-wrap: anywhere;
  }
`;

interface Props {
  readonly address: Address;
  readonly children?: ReactNode;
}

/** Shows name, masked phone and the lines of an address. */
export function AddressCard({ address, children }: Props) {
  const { t } = useTranslation('account');
  return (
    <Root>
      <span className="head">
        <bdi>{address.contacts}</bdi>
        {address.use === 1 && <Chip size="small" color="primary" label={t('address.default')} />}
      </span>
      <bdi className="phone" dir="ltr" style={{ justifySelf: 'start' }}>
        {maskedPhone(address.phone)}
      </bdi>
      {addressLines(address).map((line, index) => (
        <span key={index} className="lines">
          <bdi>{line}</bdi>
        </span>
      ))}
      {children}
    </Root>
  );
}
