import styled from '@emotion/styled';

/** The content column of every page. */
export const Page = styled.div`
  /* Keeps the margin of the first element inside. */
  display: flow-root;
  inline-size: 100%;
  max-inline-size: calc(var(--mui-layout-page) + 2 * var(--mui-layout-gutter));
  margin-inline: auto;
  padding-inline: var(--mui-layout-gutter);
`;
