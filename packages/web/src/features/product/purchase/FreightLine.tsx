import styled from '@emotion/styled';

/** A line of the shipping box: an icon, a text and an action. */
export const FreightLine = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  & > svg {
    flex: none;
    color: var(--mui-palette-primary-main);
  }
  & > a {
    margin-inline-start: auto;
    color: var(--mui-palette-primary-main);
    font-weight: 600;
    border-radius: 4px;
  }
  & > a:hover {
    text-decoration: underline;
  }
  @media (width < 900px) {
    flex-wrap: wrap;
    & > span {
      flex: 1 1 160px;
    }
    & > a {
      padding-block: 12px;
    }
  }
`;
