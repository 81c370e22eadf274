import Card from '@mui/material/Card';
import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';

const Root = styled(Card)<{ readonly component: 'section' }>`
  padding: 24px;
  & > h2 {
    display: flex;
    align-items: center;
    gap: 12px;
    margin-block-end: 16px;
    font-size: 18px;
    line-height: 26px;
  }
  & > h2 > span {
    display: grid;
    place-items: center;
    inline-size: 26px;
    block-size: 26px;
    border-radius: 13px;
    background: var(--mui-palette-text-primary);
    color: var(--mui-palette-background-paper);
    font-size: 13px;
    line-height: 1;
  }
  @media (width < 900px) {
    padding: 16px;
  }
`;

interface Props {
  readonly step: number;
  readonly title: string;
  readonly children: ReactNode;
}

/** A numbered step of the checkout. */
export function Block({ step, title, children }: Props) {
  const id = useId();
  return (
    <Root component="section" aria-labelledby={id}>
      <h2 id={id}>
        <span aria-hidden>{step}</span>
        {title}
      </h2>
      {children}
    </Root>
  );
}
