import styled from '@emotion/styled';

/** White ground with a hairline: what things lie on. */
export const Card = styled.div`
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius);
`;
