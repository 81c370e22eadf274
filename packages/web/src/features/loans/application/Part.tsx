import Card from '@mui/material/Card';
import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';

const Root = styled(Card)<{ readonly component: 'section' }>`
  display: grid;
  gap: 20px;
  padding: 24px;
  & > h2 {
    font-size: 18px;
    line-height: 26px;
  }
  & > h2 + p {
    margin-block-start: -16px;
    color: var(--mui-palette-text-secondary);
    text-wrap: pretty;
  }
  @media (width < 900px) {
    padding: 16px;
  }
`;

/** Fields side by side, as many as have room. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 160px), 1fr));
  gap: 16px;
  align-items: start;
  @media (width < 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A section of the application with its own heading. */
export function Part({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <Root component="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </Root>
  );
}
