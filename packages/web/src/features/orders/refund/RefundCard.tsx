import Card, { type CardProps } from '@mui/material/Card';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Root = styled(Card)<{ readonly component: 'section' }>`
  padding: 20px 24px;
  & h2 {
    font-size: 16px;
    line-height: 24px;
  }
  & > p {
    color: var(--mui-palette-text-secondary);
    text-wrap: pretty;
  }
  @media (width < 900px) {
    padding: 16px;
  }
`;

interface Props {
  readonly title: string;
  /** Where it stands, a sentence each. */
  readonly texts: readonly (string | false)[];
  readonly sx?: CardProps['sx'];
  readonly children: ReactNode;
}

/** The card that says where a refund or a return stands. */
export const RefundCard = ({ title, texts, sx = {}, children }: Props) => (
  <Root component="section" sx={sx} aria-label={title}>
    <h2>{title}</h2>
    {texts.map((text) => text && <p key={text}>{text}</p>)}
    {children}
  </Root>
);
