import ButtonBase from '@mui/material/ButtonBase';
import styled from '@emotion/styled';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRovingList } from '../../state/use-roving-list.ts';

const Root = styled.div`
  position: relative;
  & > ul {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: calc((100% - 16px * (var(--seen) - 1)) / var(--seen));
    gap: 16px;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    overscroll-behavior-x: contain;
    padding-block: 4px 12px;
    margin-block: -4px -12px;
    scroll-behavior: smooth;
  }
  & > ul > li {
    scroll-snap-align: start;
    min-inline-size: 0;
    display: grid;
  }
  & > button {
    position: absolute;
    z-index: 2;
    inset-block-start: var(--arrow, 36%);
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    border: 1px solid var(--mui-palette-divider);
    border-radius: 20px;
    background: var(--mui-palette-background-paper);
    box-shadow: var(--mui-elevation-low);
    opacity: 0;
    transition: opacity var(--quick);
  }
  & > button.back {
    inset-inline-start: -20px;
  }
  & > button.on {
    inset-inline-end: -20px;
  }
  &:hover > button,
  & > button:focus-visible {
    opacity: 1;
  }
  & > button:hover {
    color: var(--mui-palette-primary-main);
  }
  & > button:disabled {
    opacity: 0;
  }
  @media (width < 1280px) {
    & > button.back {
      inset-inline-start: 4px;
    }
    & > button.on {
      inset-inline-end: 4px;
    }
  }
  @media (width < 1200px) {
    & > ul {
      grid-auto-columns: calc((100% - 32px) / 3.4);
    }
  }
  @media (width < 900px) {
    & > ul {
      grid-auto-columns: clamp(150px, 42%, 220px);
      gap: 10px;
      margin-inline: calc(-1 * var(--mui-layout-gutter));
      padding-inline: var(--mui-layout-gutter);
      scroll-padding-inline: var(--mui-layout-gutter);
    }
    & > button {
      display: none;
    }
  }
`;

/** A row of cards that scrolls sideways: by wheel and touch, by arrows on hover, and by the arrow keys. At either end, one arrow is disabled. */
export function CardRow({
  seen = 6,
  children,
}: {
  readonly seen?: number;
  readonly children: readonly ReactNode[];
}) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const roving = useRovingList(list);
  const [ends, setEnds] = useState({ first: true, last: false });
  const look = ({ scrollLeft, clientWidth, scrollWidth }: HTMLUListElement) => {
    // Negative in right-to-left languages; rounding may lose a pixel.
    const passed = Math.abs(scrollLeft);
    setEnds({ first: passed <= 1, last: passed + clientWidth >= scrollWidth - 1 });
  };
  const go = (direction: 1 | -1) => {
    const rtl = document.documentElement.dir === 'rtl' ? -1 : 1;
    list.current?.scrollBy({ left: direction * rtl * (list.current.clientWidth + 16) });
  };
  return (
    <Root style={{ ['--seen' as string]: seen }}>
      <ul ref={list} {...roving} onScroll={(event) => look(event.currentTarget)}>
        {children.map((child, index) => (
          <li key={index}>{child}</li>
        ))}
      </ul>
      {children.length > seen && (
        <>
          <ButtonBase
            className="back"
            aria-label={t('row.back')}
            disabled={ends.first}
            onClick={() => go(-1)}
          >
            <ChevronLeft className="flips" size={20} aria-hidden />
          </ButtonBase>
          <ButtonBase className="on" aria-label={t('row.on')} disabled={ends.last} onClick={() => go(1)}>
            <ChevronRight className="flips" size={20} aria-hidden />
          </ButtonBase>
        </>
      )}
    </Root>
  );
}
