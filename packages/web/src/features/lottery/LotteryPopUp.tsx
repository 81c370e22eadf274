import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled, type SxProps } from '@mui/material/styles';
import type { LotteryActivity } from '@openmall/sdk';
import { useLotteryGetCurrentActivity } from '@openmall/sdk/hooks';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { remember, remembered } from '../../shared/state/storage.ts';

const Root = styled('aside')`
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
  & :focus-visible {
    outline-color: #fff;
  }
  @media print {
    display: none;
  }
`;

const CloseButton = styled(IconButton)({
  position: 'absolute',
  insetBlockStart: 4,
  insetInlineEnd: 4,
  inlineSize: 44,
  blockSize: 44,
  '&:hover': { color: 'inherit', background: 'rgb(255 255 255 / 14%)' },
});

const goButtonStyle: SxProps = {
  background: 'var(--mui-palette-accent-main)',
  color: 'var(--mui-palette-deep-main)',
  '&:hover': { background: '#fff' },
};

const Gift = () => (
  <svg width="88" height="88" viewBox="0 0 88 88" aria-hidden>
    <path d="M30 22c-9-9-1-18 7-11 4 3 6 10 7 15-5 0-11-1-14-4z" fill="#f2c46d" />
    <path d="M58 22c9-9 1-18-7-11-4 3-6 10-7 15 5 0 11-1 14-4z" fill="#e0a93f" />
    <rect x="14" y="42" width="60" height="36" rx="5" fill="#1f9d78" />
    <rect x="10" y="26" width="68" height="18" rx="5" fill="#2bb78d" />
    <rect x="37" y="26" width="14" height="52" fill="#f2c46d" />
    <rect x="37" y="26" width="14" height="18" fill="#e0a93f" />
    <path
      d="M8 14l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM78 54l1.600 4 4 1.600-4 1.600-1.600 4-1.600-4-4-1.600 4-1.600z"
      fill="#f8e3b4"
    />
  </svg>
);

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
  const action = { variant: 'contained', sx: goButtonStyle, onClick: dismiss } as const;
  return (
    <Root aria-labelledby={id}>
      <CloseButton aria-label={t('close')} onClick={dismiss}>
        <X size={18} aria-hidden />
      </CloseButton>
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
