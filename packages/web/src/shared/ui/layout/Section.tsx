import styled from '@emotion/styled';
import { ChevronRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

const Root = styled.section`
  margin-block-start: 40px;
  & > header {
    display: flex;
    align-items: end;
    gap: 16px;
    margin-block-end: 16px;
    min-block-size: 28px;
  }
  & h2 {
    font-size: 20px;
    line-height: 28px;
    letter-spacing: -0.01em;
  }
  & > header > .note {
    color: var(--mui-palette-text-secondary);
    line-height: 24px;
  }
  & .end {
    margin-inline-start: auto;
    display: flex;
    align-items: center;
    gap: 8px;
  }
  & .all {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    line-height: 24px;
    font-weight: 600;
    color: var(--mui-palette-text-primary);
    border-radius: 4px;
  }
  & .all:hover {
    color: var(--mui-palette-primary-main);
  }
  @media (width < 900px) {
    margin-block-start: 28px;
    & > header {
      gap: 8px;
      margin-block-end: 12px;
    }
    & h2 {
      font-size: 18px;
      line-height: 24px;
    }
    & > header > .note {
      display: none;
    }
    & .all {
      min-block-size: 44px;
      margin-block: -10px;
      white-space: nowrap;
    }
  }
`;

interface Props {
  readonly title: string;
  readonly note?: ReactNode;
  /** A link to the full list. */
  readonly all?: { readonly to: string; readonly label: string };
  readonly end?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A section of a page with a heading. */
export function Section({ title, note, all, end, children, className }: Props) {
  const id = useId();
  return (
    <Root aria-labelledby={id} className={className}>
      <header>
        <h2 id={id}>{title}</h2>
        {note && <div className="note">{note}</div>}
        <div className="end">
          {end}
          {all && (
            <Link className="all" to={all.to}>
              {all.label}
              <ChevronRight className="flips" size={18} aria-hidden />
            </Link>
          )}
        </div>
      </header>
      {children}
    </Root>
  );
}
