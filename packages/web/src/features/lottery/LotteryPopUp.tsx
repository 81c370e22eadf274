import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import type { LotteryActivity } from '@openmall/sdk';
import { useLotteryGetCurrentActivity } from '@openmall/sdk/hooks';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { remember, remembered } from '../../shared/state/storage.ts';
import { Gift } from './Gift.tsx';

const Root = styled.aside`
  position: fixed;
  z-index: 44;
  inset-block-end: 24px;
  inset-inline-start: 24px;
  display: grid;
  justify-items: center;
  gap: 8px;
  inline-size: 280px;
  padding: 24px;
  border-radius: var(--mui-shape-borderRadiusLarge);
  background: var(--mui-palette-deep-main);
  color: #fff;
  text-align: center;
  text-wrap: balance;
  box-shadow: var(--mui-elevation-high);
  & > h2 {
    font-size: 20px;
    line-height: 28px;
  }
  & > p {
    color: var(--mui-palette-deep-contrastText);
    margin-block-end: 8px;
  }
  & > .close {
    position: absolute;
    inset-block-start: 8px;
    inset-inline-end: 8px;
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    border: 0;
    border-radius: 18px;
    background: none;
    color: inherit;
  }
  & > .close:hover {
    background: rgb(255 255 255 / 14%);
  }
  & :focus-visible {
    outline-color: #fff;
  }
  & > .MuiButton-contained {
    background: var(--mui-palette-accent-main);
    color: var(--mui-palette-deep-main);
  }
  & > .MuiButton-contained:hover {
    background: #fff;
  }
`;

/** Allows links to pages of the store and to https URLs only. */
const isSafe = (address: string): boolean => /^(https:\/\/|\/(?!\/))/.test(address);

const canShow = ({ id, running, detailUrl }: LotteryActivity): boolean =>
  running === '1' && Boolean(id) && isSafe(detailUrl ?? '') && remembered('lotterySeen', '') !== id;

/** Announces the current lucky draw once. Closing it or following its link dismisses it for good. */
export function LotteryPopUp() {
  const { t } = useTranslation();
  const id = useId();
  // Some servers reject the call when no lucky draw is active, so errors are ignored.
  const { data } = useLotteryGetCurrentActivity({ query: { meta: { inline: true } } });
  const [dismissed, setDismissed] = useState(false);
  if (!data || dismissed || !canShow(data)) return null;
  const { title, detailUrl = '' } = data;
  const dismiss = () => {
    remember('lotterySeen', data.id);
    setDismissed(true);
  };
  const action = { variant: 'contained', onClick: dismiss } as const;
  return (
    <Root aria-labelledby={id}>
      <button type="button" className="close" aria-label={t('close')} onClick={dismiss}>
        <X size={18} aria-hidden />
      </button>
      <Gift />
      <h2 id={id}>{title || t('lottery.title')}</h2>
      <p>{t('lottery.text')}</p>
      {detailUrl.startsWith('/') ? (
        <Button {...action} href={detailUrl}>
          {t('lottery.go')}
        </Button>
      ) : (
        <Button {...action} href={detailUrl} target="_blank" rel="noreferrer">
          {t('lottery.go')}
        </Button>
      )}
    </Root>
  );
}
