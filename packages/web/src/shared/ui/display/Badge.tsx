import styled from '@emotion/styled';

const Root = styled.span`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-end: 0;
  min-inline-size: 18px;
  block-size: 18px;
  padding-inline: 5px;
  border-radius: 9px;
  background: var(--mui-palette-primary-main);
  color: var(--mui-palette-primary-contrastText);
  font-weight: 600;
  font-size: 11px;
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  text-align: center;
  box-shadow: 0 0 0 2px var(--mui-palette-background-paper);
`;

/** How many, on the corner of an icon button; nothing for none. The button's label says it in words. */
export const Badge = ({ count }: { readonly count: number }) =>
  count > 0 ? <Root aria-hidden>{count > 99 ? '99+' : count}</Root> : null;
