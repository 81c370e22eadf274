import ButtonBase from '@mui/material/ButtonBase';
import styled from '@emotion/styled';
import { ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FLOATING_EDGE_STYLES } from '../../shared/ui/layout/floating-edge-styles.ts';
import { useScrolledPast } from '../../shared/ui/layout/use-scrolled-past.ts';

const Root = styled.div`
  & > .marker {
    position: absolute;
    inset-block-start: 100px;
    block-size: 1px;
    inline-size: 1px;
  }
  & > button {
    position: fixed;
    z-index: 35;
    inset-block-end: 32px;
    inset-inline-end: 32px;
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border: 1px solid var(--mui-palette-divider);
    border-radius: 22px;
    background: var(--mui-palette-background-paper);
    box-shadow: var(--mui-elevation-low);
    ${FLOATING_EDGE_STYLES}
    /* Large enough for a thumb. */
    @media (width < 900px) {
      inset-inline-end: 12px;
      inline-size: 44px;
      border-radius: 22px;
    }
  }
  &.wide-only > button {
    @media (width < 900px) {
      display: none;
    }
  }
  & > button:hover {
    color: var(--mui-palette-primary-main);
    border-color: var(--mui-palette-primary-main);
  }
`;

interface Props {
  /** Whether phones have it too: not where it would cover the one button of a short page. */
  readonly isOnPhones: boolean;
}

/** Appears after 100 px (spec §2). */
export function BackToTop({ isOnPhones }: Props) {
  const { t } = useTranslation();
  const [marker, passed] = useScrolledPast<HTMLDivElement>();
  const go = () => {
    window.scrollTo({ top: 0, behavior: 'smooth' });
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <Root className={isOnPhones ? undefined : 'wide-only'}>
      <div className="marker" ref={marker} />
      {passed && (
        <ButtonBase aria-label={t('backToTop')} title={t('backToTop')} onClick={go}>
          <ArrowUp size={20} aria-hidden />
        </ButtonBase>
      )}
    </Root>
  );
}
