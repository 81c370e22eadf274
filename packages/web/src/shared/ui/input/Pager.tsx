import styled from '@emotion/styled';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pageNumbers } from './page-numbers.ts';

const Root = styled.nav`
  display: flex;
  justify-content: center;
  margin-block-start: 32px;
  & ol {
    display: flex;
    gap: 4px;
  }
  & :is(a, span) {
    display: grid;
    place-items: center;
    min-inline-size: 40px;
    block-size: 40px;
    padding-inline: 6px;
    border-radius: var(--mui-shape-borderRadius);
    font-variant-numeric: tabular-nums;
  }
  & a:hover {
    background: var(--mui-palette-background-paper);
    color: var(--mui-palette-primary-main);
  }
  & a[aria-current] {
    background: var(--mui-palette-text-primary);
    color: var(--mui-palette-background-paper);
    font-weight: 600;
  }
  & .off {
    color: var(--mui-palette-text-disabled);
  }
`;

interface Props {
  readonly page: number;
  readonly pages: number;
  readonly toPage: (page: number) => string;
  /** The next page is likely: a chance to fetch it early. */
  readonly onNearNext?: () => void;
}

/** Numbered pages as links, so that they can be opened in another tab. Nothing for a single page. */
export function Pager({ page, pages, toPage, onNearNext }: Props) {
  const { t } = useTranslation();
  if (pages < 2) return null;
  const previous = <ChevronLeft className="flips" size={18} aria-hidden />;
  const next = <ChevronRight className="flips" size={18} aria-hidden />;
  return (
    <Root aria-label={t('pager.label')}>
      <ol>
        <li>
          {page > 1 ? (
            <Link to={toPage(page - 1)} aria-label={t('pager.previous')}>
              {previous}
            </Link>
          ) : (
            <span className="off">{previous}</span>
          )}
        </li>
        {pageNumbers(page, pages).map((number, index) => (
          <li key={index}>
            {number === undefined ? (
              <span aria-hidden>…</span>
            ) : (
              <Link
                to={toPage(number)}
                aria-current={number === page ? 'page' : undefined}
                aria-label={t('pager.page', { page: number })}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
        <li>
          {page < pages ? (
            <Link
              to={toPage(page + 1)}
              aria-label={t('pager.next')}
              onMouseEnter={onNearNext}
              onFocus={onNearNext}
            >
              {next}
            </Link>
          ) : (
            <span className="off">{next}</span>
          )}
        </li>
      </ol>
    </Root>
  );
}
