import styled from '@emotion/styled';

/** A short field and the rest of the line: calling code and number, postcode and e-mail. */
export const ResponsivePair = styled.div`
  display: grid;
  grid-template-columns: 172px 1fr;
  gap: 16px;
  align-items: start;
`;
