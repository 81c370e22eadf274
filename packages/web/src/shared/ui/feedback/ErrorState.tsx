import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { CloudOff, RotateCw } from 'lucide-react';
import { useErrorText } from '../../errors/use-error-text.ts';
import { useTranslation } from 'react-i18next';

const Root = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 4px;
  padding: 40px 24px;
  border: 1px solid var(--mui-palette-divider);
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-background-paper);
  text-align: center;
  & svg {
    color: var(--mui-palette-text-tertiary);
  }
  & strong {
    margin-block-start: 8px;
    font-weight: 600;
    font-size: 16px;
    line-height: 24px;
  }
  & p {
    color: var(--mui-palette-text-secondary);
    max-inline-size: 480px;
  }
  & button {
    margin-block-start: 16px;
  }
`;

interface Props {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** The box that the content would have filled, so that nothing jumps. */
  readonly minHeight?: number;
}

/** In place of what could not be loaded: the server's words and another try. */
export function ErrorState({ error, onRetry, minHeight }: Props) {
  const { t } = useTranslation();
  return (
    <Root style={{ minBlockSize: minHeight }}>
      <CloudOff size={32} aria-hidden />
      <strong>{t('failed.title')}</strong>
      <p>{useErrorText(error)}</p>
      <Button variant="outlined" onClick={onRetry} startIcon={<RotateCw size={16} aria-hidden />}>
        {t('failed.retry')}
      </Button>
    </Root>
  );
}
