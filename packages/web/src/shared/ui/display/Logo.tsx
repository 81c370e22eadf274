import styled from '@emotion/styled';
import { site, theme } from '../../themes/in-use.ts';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  font-family: var(--heads);
  font-size: 23px;
  line-height: 32px;
  font-weight: var(--head-weight);
  letter-spacing: var(--name-spacing);
  color: var(--ink);
`;

/** The mark of the shop; the word beside it is its name. */
export const Logo = () => (
  <Root>
    <img src={theme().mark} width={34} height={34} alt="" />
    {site().name}
  </Root>
);
