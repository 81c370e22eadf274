import styled from '@emotion/styled';
import Radio from '@mui/material/Radio';
import '../../themes/late/choices.ts';

/** A choice in a list: the label of a `RadioDot` as a tile that shows selection and focus. */
export const RadioTile = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 48px;
  padding-inline: 16px;
  border: 1px solid var(--mui-palette-divider);
  border-radius: var(--mui-shape-borderRadius);
  cursor: pointer;
  transition:
    border-color var(--quick),
    background var(--quick);
  &:hover:not([data-off='true']) {
    border-color: var(--mui-palette-outline);
  }
  &:has(input:checked) {
    border-color: var(--mui-palette-primary-main);
    box-shadow: inset 0 0 0 1px var(--mui-palette-primary-main);
    background: var(--mui-palette-primary-tint);
  }
  &:has(input:focus-visible) {
    outline: 2px solid var(--mui-palette-primary-main);
    outline-offset: 2px;
  }
  &[data-off='true'] {
    background: var(--mui-palette-background-default);
    color: var(--mui-palette-text-tertiary);
    cursor: not-allowed;
  }
`;

/** The radio button of a `RadioTile`, which has the focus ring. */
export const RadioDot = styled(Radio)({ flex: 'none', '&:has(:focus-visible)': { outline: 'none' } });
