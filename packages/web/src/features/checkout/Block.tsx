import Card from '@mui/material/Card';
import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';

const Root = styled(Card)<{ readonly component: 'section' }>`
  padding: 24px;
  & > h2 {
    margin-block-end: 16px;
    font-size: 18px;
    line-height: 26px;
  }
  @media (width < 900px) {
    padding: 16px;
  }
`;

interface Props {
  readonly title: string;
  /** Of the title, which can then be focused from elsewhere. */
  readonly titleId?: string;
  readonly children: ReactNode;
}

/** A section of the checkout. It has no number, because the header numbers the steps. */
export function Block({ title, titleId, children }: Props) {
  const ownId = useId();
  const id = titleId ?? ownId;
  return (
    <Root component="section" aria-labelledby={id}>
      <h2 id={id} tabIndex={titleId === undefined ? undefined : -1}>
        {title}
      </h2>
      {children}
    </Root>
  );
}
