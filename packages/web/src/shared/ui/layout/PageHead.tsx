import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Root = styled.header`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: 24px;
  margin-block-end: 24px;
  & h1 {
    font-size: 28px;
    line-height: 36px;
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
  }
  & p {
    margin-block-start: 4px;
    color: var(--mui-palette-text-secondary);
  }
  @media (width < 900px) {
    flex-wrap: wrap;
    align-items: center;
    gap: 12px 16px;
    margin-block-end: 16px;
    & h1 {
      font-size: 22px;
      line-height: 28px;
    }
  }
`;

interface Props {
  readonly title: string;
  readonly text?: ReactNode;
  readonly end?: ReactNode;
}

/** The heading of a page. */
export const PageHead = ({ title, text, end }: Props) => (
  <Root>
    <div>
      <h1>{title}</h1>
      {text && <p>{text}</p>}
    </div>
    {end}
  </Root>
);
