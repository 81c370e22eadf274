import ButtonBase from '@mui/material/ButtonBase';
import styled from '@emotion/styled';
import { useQueryClient } from '@tanstack/react-query';
import { RotateCw, WifiOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnectivity } from '../../shared/net/connectivity.ts';
import { toast } from '../../shared/ui/feedback/toast.ts';

const Root = styled.div`
  position: fixed;
  z-index: 50;
  inset-block-end: 24px;
  inset-inline: 0;
  display: flex;
  align-items: center;
  gap: 12px;
  inline-size: fit-content;
  max-inline-size: calc(100vw - 48px);
  margin-inline: auto;
  padding-block: 8px;
  padding-inline: 16px 8px;
  border-radius: 24px;
  background: var(--mui-palette-text-primary);
  color: var(--mui-palette-background-paper);
  box-shadow: var(--mui-elevation-high);
  /* Delayed, so that a call that succeeds on its second attempt shows nothing. */
  animation: appear 200ms 800ms both;
  @keyframes appear {
    from {
      opacity: 0;
      visibility: hidden;
    }
  }
  & > svg {
    flex: none;
    color: var(--mui-palette-toast-warning);
  }
  & > button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    flex: none;
    min-block-size: 32px;
    padding-inline: 14px;
    border: 0;
    border-radius: 16px;
    background: color-mix(in srgb, currentColor 16%, transparent);
    color: inherit;
    font-weight: 600;
  }
  & > button:hover {
    background: color-mix(in srgb, currentColor 28%, transparent);
  }
  & > button:focus-visible {
    outline-color: var(--mui-palette-background-paper);
  }
  @media print {
    display: none;
  }
`;

/** Warns that the mall is unreachable and the page may be out of date. Retries on request and automatically. */
export function ConnectivityNotice() {
  const { t } = useTranslation();
  const reach = useConnectivity();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const before = useRef(reach);
  useEffect(() => {
    if (before.current === 'offline' && reach === 'reached') toast.success(t('reach.back'));
    before.current = reach;
  }, [reach, t]);
  const again = async () => {
    setBusy(true);
    await queryClient.refetchQueries({ type: 'active' });
    setBusy(false);
  };
  return (
    <div role="status">
      {reach !== 'reached' && (
        <Root>
          <WifiOff size={18} aria-hidden />
          <span>{reach === 'offline' ? t('reach.offline') : t('reach.silent')}</span>
          <ButtonBase disabled={busy} onClick={() => void again()}>
            <RotateCw size={14} aria-hidden /> {busy ? t('working') : t('failed.retry')}
          </ButtonBase>
        </Root>
      )}
    </div>
  );
}
