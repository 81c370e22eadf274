import styled from '@emotion/styled';
import { site, siteTheme } from '../../themes/in-use.ts';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  font-family: var(--mui-fonts-heading);
  font-size: 23px;
  line-height: 32px;
  font-weight: var(--mui-fonts-headingWeight);
  letter-spacing: var(--mui-fonts-nameSpacing);
  color: var(--mui-palette-text-primary);
`;

/** The logo of the store with its name. */
export const Logo = () => (
  <Root>
    <img src={siteTheme().mark} width={34} height={34} alt="" />
    {site().name}
  </Root>
);
