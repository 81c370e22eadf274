import styled from '@emotion/styled';

/** Small facts of an order side by side, such as its number and its time. */
export const MetaRow = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  inline-size: 100%;
  color: var(--mui-palette-text-secondary);
  font-size: 13px;
  @media (width < 900px) {
    flex-wrap: wrap;
    gap: 10px 16px;
  }
`;

export const MetaItem = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  @media (width < 900px) {
    flex-wrap: wrap;
    overflow-wrap: anywhere;
  }
`;
