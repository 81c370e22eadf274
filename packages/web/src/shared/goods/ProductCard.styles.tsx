import styled from '@emotion/styled';

/** How a product card looks. Its heights are fixed, so that rows align and the skeleton has the same box. */
export const ProductCardRoot = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  overflow: hidden;
  transition:
    box-shadow var(--quick),
    border-color var(--quick);
  &:hover,
  &:focus-within {
    box-shadow: var(--shadow);
    border-color: var(--faded);
  }
  & .heart {
    position: absolute;
    z-index: 2;
    inset-block-start: 4px;
    inset-inline-end: 4px;
  }
  & .min {
    position: absolute;
    z-index: 1;
    inset-block-end: 8px;
    inset-inline-start: 8px;
    padding-inline: 7px;
    border-radius: 10px;
    background: color-mix(in srgb, var(--surface) 92%, transparent);
    color: var(--ink);
    font-size: 11px;
    font-weight: 500;
    line-height: 20px;
  }
  & .picture {
    position: relative;
  }
  & .picture img {
    transition: transform 300ms cubic-bezier(0.2, 0, 0.2, 1);
  }
  &:hover .picture img {
    transform: scale(1.03);
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
    background: var(--ink);
    color: var(--surface);
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
    outline: 2px solid var(--brand);
    outline-offset: 2px;
  }
  & .price {
    block-size: 24px;
    overflow: hidden;
  }
  & .meta {
    display: flex;
    align-items: center;
    gap: 6px;
    block-size: 16px;
    overflow: hidden;
    color: var(--ink-soft);
    font-size: 12px;
    line-height: 16px;
    white-space: nowrap;
  }
  & .meta .star {
    color: var(--star);
  }
  & .meta .dot {
    color: var(--off);
  }
  & .seller {
    position: relative;
    z-index: 2;
    block-size: 16px;
    font-size: 12px;
    line-height: 16px;
    color: var(--ink-faint);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    justify-self: start;
    max-inline-size: 100%;
  }
  & .seller:hover {
    color: var(--brand);
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
    block-size: 38px;
    border: 0;
    border-radius: var(--radius);
    background: var(--brand);
    color: var(--on-brand);
    font-weight: 600;
    font-size: 13px;
    opacity: 0;
    transform: translateY(6px);
    transition:
      opacity var(--quick),
      transform var(--quick);
  }
  & .add:hover {
    background: var(--brand-strong);
  }
  & .add:disabled {
    background: var(--ink-faint);
  }
  &:hover .add,
  & .add:focus-visible {
    opacity: 1;
    transform: none;
  }
`;
