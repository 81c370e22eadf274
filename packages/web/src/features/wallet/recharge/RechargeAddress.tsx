import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import type { RechargeChannel } from '@openmall/sdk';
import { Copy, EyeOff } from 'lucide-react';
import { copyText } from '../../../shared/browser/copy-text.ts';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/ui/feedback/toast.ts';
import { CryptoAddress } from '../CryptoAddress.tsx';
import { networkName } from '../networks.ts';
import { QrCode } from '../../../shared/ui/display/QrCode.tsx';

const Root = styled.div`
  position: relative;
  border: 1px solid var(--mui-palette-divider);
  border-radius: var(--mui-shape-borderRadius);
  overflow: hidden;
  & > .address {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 24px;
    align-items: center;
    padding: 20px;
    transition: filter var(--quick);
  }
  & > .address[inert] {
    filter: blur(9px);
    user-select: none;
  }
  & .words {
    display: grid;
    gap: 12px;
    justify-items: start;
  }
  & .words small {
    display: block;
    margin-block-end: 4px;
    color: var(--mui-palette-text-secondary);
    font-size: 12px;
    line-height: 16px;
  }
  & > .cover {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 8px;
    padding: 24px;
    background: color-mix(in srgb, var(--mui-palette-background-paper) 72%, transparent);
    text-align: center;
    text-wrap: balance;
  }
  & > .cover svg {
    color: var(--mui-palette-primary-main);
  }
  @media (width < 900px) {
    & > .address {
      grid-template-columns: minmax(0, 1fr);
      gap: 16px;
      justify-items: center;
      padding: 16px;
    }
    & .words {
      justify-items: center;
      text-align: center;
    }
    & > .cover {
      padding: 16px;
    }
  }
`;

interface Props {
  readonly channel: RechargeChannel;
  /** The user confirmed that the coin is sent over this network only. */
  readonly isRevealed: boolean;
}

/**
 * The address to send the coin to. It is hidden until the network is confirmed, because coins sent over another
 * network are lost.
 */
export function RechargeAddress({ channel, isRevealed }: Props) {
  const { t } = useTranslation('wallet');
  const { address, coin, blockchain_name: network } = channel;
  const copy = async () => {
    if (await copyText(address)) toast.success(t('recharge.copied'));
    else toast.error(t('recharge.notCopied'));
  };
  return (
    <Root>
      <div className="address" inert={!isRevealed}>
        <QrCode
          text={isRevealed ? address : network.repeat(4)}
          label={t('recharge.qr', { coin, network: networkName(network) })}
          size={148}
        />
        <div className="words">
          <div>
            <small>{t('recharge.addressOf', { coin, network: networkName(network) })}</small>
            {/* A hidden address is not in the DOM either, so it cannot be copied. */}
            <CryptoAddress address={isRevealed ? address : address.replace(/./g, '0')} />
          </div>
          <Button variant="outlined" startIcon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
            {t('recharge.copy')}
          </Button>
        </div>
      </div>
      {!isRevealed && (
        <div className="cover">
          <EyeOff size={24} aria-hidden />
          <strong>{t('recharge.hidden')}</strong>
        </div>
      )}
    </Root>
  );
}
