import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  marginBlockStart: 32,
  color: theme.vars.palette.text.secondary,
}));

interface Props {
  readonly shown: number;
  readonly total: number;
  readonly busy: boolean;
  readonly onMore: () => void;
}

/** "12 of 240", and a button that loads more until all are shown. */
export function LoadMore({ shown, total, busy, onMore }: Props) {
  const { t } = useTranslation();
  return (
    <Root>
      <span role="status">{t('loadMore.count', { shown, total })}</span>
      <LinearProgress
        variant="determinate"
        value={total ? (shown / total) * 100 : 100}
        aria-hidden
        sx={{ width: 200 }}
      />
      {shown < total && (
        <Button variant="outlined" size="large" disabled={busy} onClick={onMore}>
          {busy ? t('loading') : t('loadMore.button')}
        </Button>
      )}
    </Root>
  );
}
