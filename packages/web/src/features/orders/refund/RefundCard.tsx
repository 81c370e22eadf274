import Card from '@mui/material/Card';
import styled from '@emotion/styled';

/** The card that says where a refund or a return stands. */
export const RefundCard = styled(Card)<{ readonly component: 'section' }>`
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
