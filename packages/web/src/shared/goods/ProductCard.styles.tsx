import styled from '@emotion/styled';

/** Styles of a product card. Its heights are fixed, so that rows align and the skeleton has the same size. */
export const ProductCardRoot = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border: 1px solid var(--mui-palette-divider);
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-background-paper);
  overflow: hidden;
  transition:
    box-shadow var(--quick),
    border-color var(--quick);
  &:hover,
  &:focus-within {
    box-shadow: var(--mui-elevation-low);
    border-color: var(--mui-palette-faded);
  }
  & .heart {
    position: absolute;
    z-index: 2;
    inset-block-start: 2px;
    inset-inline-end: 2px;
  }
  & .min {
    position: absolute;
    z-index: 1;
    inset-block-end: 8px;
    inset-inline-start: 8px;
    padding-inline: 7px;
    border-radius: 10px;
    background: color-mix(in srgb, var(--mui-palette-background-paper) 92%, transparent);
    color: var(--mui-palette-text-primary);
    font-size: 11px;
    font-weight: 500;
    line-height: 20px;
  }
  & .picture {
    position: relative;
  }
  &:hover .picture {
    --picture-scale: 1.03;
  }
  &[data-soldout='true'] .picture > span:first-of-type {
    opacity: 0.5;
  }
  & .soldout {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
  }
  & .soldout > span {
    padding: 4px 12px;
    border-radius: 16px;
    background: var(--mui-palette-text-primary);
    color: var(--mui-palette-background-paper);
    font-size: 12px;
    font-weight: 600;
  }
  & .body {
    position: relative;
    display: grid;
    gap: 4px;
    padding: 10px 12px 12px;
  }
  & .name {
    block-size: 40px;
    overflow: hidden;
    display: -webkit-box;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  & .name a {
    position: static;
  }
  & .name a::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 0;
  }
  & .name a:focus-visible {
    outline: none;
  }
  &:has(.name a:focus-visible) {
    outline: 2px solid var(--mui-palette-primary-main);
    outline-offset: 2px;
  }
  & .price {
    block-size: 24px;
    overflow: hidden;
  }
  /* What has no room wraps to a line that is clipped, so that no text is cut in the middle. */
  & .meta {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: 14px;
    block-size: 16px;
    overflow: hidden;
    color: var(--mui-palette-text-secondary);
    font-size: 12px;
    line-height: 16px;
    white-space: nowrap;
  }
  & .rating {
    display: inline-flex;
    gap: 4px;
  }
  & .star {
    color: var(--mui-palette-rating);
  }
  & .sold {
    position: relative;
  }
  & .rating + .sold::before {
    content: '·';
    position: absolute;
    inset-inline-start: -9px;
    color: var(--mui-palette-text-disabled);
  }
  & .seller {
    position: relative;
    z-index: 2;
    display: block;
    block-size: 16px;
    font-size: 12px;
    line-height: 16px;
    color: var(--mui-palette-text-tertiary);
    justify-self: start;
    max-inline-size: 100%;
  }
  & .seller > span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & .seller:hover {
    color: var(--mui-palette-primary-main);
    text-decoration: underline;
  }
  & .add {
    position: absolute;
    z-index: 3;
    inset-inline: 12px;
    inset-block-end: 10px;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    block-size: 44px;
    border: 0;
    border-radius: var(--mui-shape-borderRadius);
    background: var(--mui-palette-primary-main);
    color: var(--mui-palette-primary-contrastText);
    font-weight: 600;
    font-size: 13px;
    opacity: 0;
    transform: translateY(6px);
    transition:
      opacity var(--quick),
      transform var(--quick);
  }
  & .add:hover {
    background: var(--mui-palette-primary-dark);
  }
  & .add:disabled {
    background: var(--mui-palette-text-tertiary);
  }
  &:hover .add,
  & .add:focus-visible {
    opacity: 1;
    transform: none;
  }
  /* Touch screens have no hover; the product page has the button. */
  @media (hover: none), (width < 900px) {
    & .add:not(:focus-visible) {
      display: none;
    }
  }
`;
