import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  padding: 56px 24px;
  text-align: center;
  & .drawing {
    display: grid;
    place-items: center;
    inline-size: 88px;
    block-size: 88px;
    margin-block-end: 8px;
    border-radius: 44px;
    background: var(--mui-palette-primary-tint);
    color: var(--mui-palette-primary-main);
  }
  &[data-bad='true'] .drawing {
    background: var(--mui-palette-error-tint);
    color: var(--mui-palette-error-main);
  }
  & :is(h1, h2, h3) {
    font-size: 18px;
    line-height: 26px;
  }
  & p {
    max-inline-size: 440px;
    color: var(--mui-palette-text-secondary);
    text-wrap: pretty;
  }
  & .actions {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 12px;
    margin-block-start: 12px;
  }
`;

interface Props {
  /** A lucide icon of size 40. */
  readonly icon: ReactNode;
  readonly title: string;
  /** `h1` where it is the whole page. */
  readonly level?: 'h1' | 'h2' | 'h3';
  readonly text?: ReactNode;
  readonly actions?: ReactNode;
  /** Something has gone wrong that the buyer must see at a glance. */
  readonly bad?: boolean;
}

/** A list without rows: what it is for, and the one thing to do. */
export const EmptyState = ({ icon, title, level: Heading = 'h2', text, actions, bad = false }: Props) => (
  <Root data-bad={bad}>
    <span className="drawing" aria-hidden>
      {icon}
    </span>
    <Heading>{title}</Heading>
    {text && <p>{text}</p>}
    {actions && <div className="actions">{actions}</div>}
  </Root>
);
