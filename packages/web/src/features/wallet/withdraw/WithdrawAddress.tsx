import ButtonBase from '@mui/material/ButtonBase';
import styled from '@emotion/styled';
import type { WithdrawWithdrawLimitConfigData } from '@openmall/sdk';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../shared/ui/input/CopyButton.tsx';
import { CryptoAddress, ShortAddress } from '../CryptoAddress.tsx';
import { networkName } from '../networks.ts';
import { RemoveAddress } from './RemoveAddress.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) auto;
  gap: 2px 14px;
  align-items: center;
  padding: 14px 16px;
  border: 1px solid var(--mui-palette-divider);
  border-radius: var(--mui-shape-borderRadius);
  & > .lock {
    grid-row: span 2;
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    border-radius: 18px;
    background: var(--mui-palette-primary-tint);
    color: var(--mui-palette-primary-main);
  }
  & > .address {
    display: flex;
    align-items: center;
    gap: 4px;
    font-weight: 600;
  }
  & > small {
    grid-column: 2;
    color: var(--mui-palette-text-secondary);
    font-size: 12px;
    line-height: 16px;
  }
  & > button {
    grid-row: 1 / span 2;
    grid-column: 3;
    padding: 8px;
    border: 0;
    border-radius: 4px;
    background: none;
    color: var(--mui-palette-primary-main);
    font-weight: 600;
  }
  & > button:hover {
    text-decoration: underline;
  }
  @media (width < 600px) {
    grid-template-columns: 36px minmax(0, 1fr);
    & > button {
      grid-row: auto;
      grid-column: 2;
      justify-self: start;
      padding-inline: 0;
    }
  }
`;

/** The withdrawal address: shortened at first, complete after a click. */
export function WithdrawAddress({
  address,
  network,
  limits: { addressReleaseHours: hours, addressReleaseTime },
}: {
  readonly address: string;
  readonly network: string;
  readonly limits: WithdrawWithdrawLimitConfigData;
}) {
  const { t } = useTranslation('wallet');
  const [isExpanded, setExpanded] = useState(false);
  return (
    <>
      <Root role="group" aria-label={t('withdraw.boundTitle')}>
        <span className="lock" aria-hidden>
          <Lock size={18} />
        </span>
        <span className="address">
          {isExpanded ? <CryptoAddress address={address} /> : <ShortAddress address={address} />}
          <CopyButton text={address} label={t('withdraw.copyAddress')} />
        </span>
        <small>
          {networkName(network)} · {t('withdraw.boundNote')}
        </small>
        <ButtonBase aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
          {isExpanded ? t('withdraw.showLess') : t('withdraw.showAll')}
        </ButtonBase>
      </Root>
      {hours !== undefined && <RemoveAddress hours={hours} releaseTime={addressReleaseTime} />}
    </>
  );
}
