/** The number of a step in a circle, for the pseudo-element or element that shows it. */
export const STEP_MARK = `
  display: grid;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  border-radius: 16px;
  background: var(--mui-palette-primary-tint);
  color: var(--mui-palette-primary-main);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
