import styled from '@emotion/styled';

/** White ground with a hairline: what things lie on. */
export const Card = styled.div`
  background: var(--mui-palette-background-paper);
  border: 1px solid var(--mui-palette-divider);
  border-radius: var(--mui-shape-borderRadius);
`;
