import ButtonBase from '@mui/material/ButtonBase';
import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';

const Root = styled.div`
  position: fixed;
  z-index: 60;
  inset-block-end: 16px;
  inset-inline-end: 24px;
  inline-size: min(400px, calc(100vw - 48px));
  border-radius: var(--mui-shape-borderRadius);
  box-shadow: var(--mui-elevation-high);
  & > button {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: 4px;
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    border: 0;
    border-radius: 20px;
    background: none;
    color: var(--mui-palette-text-secondary);
  }
`;

/** The placeholder of a loading dialog or drawer. It appears after a delay, so that a quick load does not flicker. */
export const PartPlaceholder = styled.div`
  position: fixed;
  z-index: 45;
  inset-block: auto 16px;
  inset-inline-end: 24px;
  inline-size: min(400px, calc(100vw - 48px));
  block-size: 240px;
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-background-paper);
  box-shadow: var(--mui-elevation-high);
  animation: part-in 200ms 200ms both;
  &[data-place='side'] {
    inset-block: 0;
    inset-inline-end: 0;
    block-size: 100dvh;
    border-radius: 0;
  }
  /* Below the strip at the top of the window, where menus open. */
  &[data-place='menu'] {
    inset-block: 40px auto;
    inline-size: 220px;
  }
  @keyframes part-in {
    from {
      opacity: 0;
    }
  }
`;

interface Props {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Reports in a corner that a dialog or drawer failed to load; the page stays usable. */
export function FailedPart({ error, onRetry, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Root role="alert">
      <ErrorState error={error} onRetry={onRetry} />
      <ButtonBase aria-label={t('close')} onClick={onClose}>
        <X size={20} aria-hidden />
      </ButtonBase>
    </Root>
  );
}
