import styled from '@emotion/styled';

/** A short field and a long field in one line, for example calling code and number. */
export const ResponsivePair = styled.div`
  display: grid;
  grid-template-columns: 172px 1fr;
  gap: 16px;
  align-items: start;
`;
