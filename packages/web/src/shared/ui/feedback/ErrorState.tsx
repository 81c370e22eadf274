import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CloudOff, RotateCw } from 'lucide-react';
import { useErrorText } from '../../errors/use-error-text.ts';
import { useTranslation } from 'react-i18next';

const Root = styled(Card)({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 4,
  padding: '40px 24px',
  textAlign: 'center',
});

interface Props {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** The height of the content in pixels, so that the layout does not shift. */
  readonly minHeight?: number;
}

/** Replaces content that could not be loaded with the error text and a retry button. */
export function ErrorState({ error, onRetry, minHeight }: Props) {
  const { t } = useTranslation();
  return (
    <Root style={{ minBlockSize: minHeight }}>
      <CloudOff size={32} aria-hidden color="var(--mui-palette-text-tertiary)" />
      <Typography component="strong" variant="h3" sx={{ marginBlockStart: 1 }}>
        {t('failed.title')}
      </Typography>
      <Typography sx={{ maxWidth: 480, color: 'text.secondary' }}>{useErrorText(error)}</Typography>
      <Button
        variant="outlined"
        onClick={onRetry}
        startIcon={<RotateCw size={16} aria-hidden />}
        sx={{ marginBlockStart: 2 }}
      >
        {t('failed.retry')}
      </Button>
    </Root>
  );
}
