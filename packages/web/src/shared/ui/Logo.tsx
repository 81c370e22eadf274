import styled from '@emotion/styled';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  font-size: 23px;
  line-height: 32px;
  font-weight: 600;
  letter-spacing: -0.035em;
  color: var(--ink);
  & rect {
    fill: var(--brand);
  }
`;

/** The house mark; the word beside it is its name. */
export const Logo = () => (
  <Root>
    <svg width="34" height="34" viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="9" />
      <path d="M9 13h14l-1.1 9.2a2 2 0 0 1-2 1.8h-7.8a2 2 0 0 1-2-1.8z" fill="#fff" />
      <path d="M12 15v-3a4 4 0 0 1 8 0v3" fill="none" stroke="#fff" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
    openmall
  </Root>
);
