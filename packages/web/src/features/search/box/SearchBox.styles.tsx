import styled from '@emotion/styled';

/** How the search field and its panel look. */
export const SearchBoxRoot = styled.form`
  position: relative;
  & .field {
    display: flex;
    align-items: center;
    block-size: 44px;
    padding-inline: 14px 4px;
    border: 1.5px solid var(--mui-palette-primary-main);
    border-radius: var(--mui-shape-borderRadiusPill);
    background: var(--mui-palette-background-paper);
  }
  & .field:focus-within {
    box-shadow: 0 0 0 3px color-mix(in srgb, var(--mui-palette-primary-main) 22%, transparent);
  }
  & .field[data-warned='true'] {
    border-color: var(--mui-palette-error-main);
  }
  & .field > svg {
    flex: none;
    color: var(--mui-palette-text-tertiary);
  }
  & input {
    flex: 1;
    min-inline-size: 0;
    block-size: 100%;
    padding-inline: 10px;
    border: 0;
    background: none;
    outline: none;
    font-size: 15px;
  }
  & input::placeholder {
    color: var(--mui-palette-text-tertiary);
    opacity: 1;
  }
  & kbd {
    margin-inline-end: 8px;
    padding: 1px 7px;
    border: 1px solid var(--mui-palette-divider);
    border-radius: 5px;
    color: var(--mui-palette-text-tertiary);
    font: inherit;
    font-size: 12px;
  }
  & .clear {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border: 0;
    border-radius: 16px;
    background: none;
    color: var(--mui-palette-text-secondary);
  }
  & .clear:hover {
    background: var(--mui-palette-background-sunken);
  }
  & .go {
    block-size: 34px;
    padding-inline: 22px;
    border: 0;
    border-radius: var(--mui-shape-borderRadiusPill);
    background: var(--mui-palette-primary-main);
    color: var(--mui-palette-primary-contrastText);
    font-weight: 600;
  }
  & .go:hover {
    background: var(--mui-palette-primary-dark);
  }
  & .warning {
    position: absolute;
    inset-block-start: calc(100% + 4px);
    inset-inline-start: 16px;
    z-index: 2;
    padding: 4px 10px;
    border-radius: var(--mui-shape-borderRadiusSmall);
    background: var(--mui-palette-error-tint);
    color: var(--mui-palette-error-main);
    font-size: 12px;
    line-height: 16px;
  }
  & .panel {
    position: absolute;
    z-index: 50;
    inset-block-start: calc(100% + 8px);
    inset-inline: 0;
    max-block-size: 520px;
    overflow: auto;
    padding: 8px;
    border: 1px solid var(--mui-palette-divider);
    border-radius: var(--mui-shape-borderRadiusLarge);
    background: var(--mui-palette-background-paper);
    box-shadow: var(--mui-elevation-high);
  }
  & .panel[hidden] {
    display: none;
  }
  & .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 8px 12px 4px;
    color: var(--mui-palette-text-tertiary);
    font-size: 12px;
    line-height: 16px;
  }
  & .head button {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    border: 0;
    background: none;
    padding: 4px 8px;
    border-radius: var(--mui-shape-borderRadiusSmall);
    color: var(--mui-palette-text-secondary);
    font-size: 12px;
  }
  & .head button:hover {
    background: var(--mui-palette-background-sunken);
    color: var(--mui-palette-error-main);
  }
  & .tags {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding: 8px 12px 12px;
  }
  & [role='option'] {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 44px;
    padding: 6px 12px;
    border-radius: var(--mui-shape-borderRadius);
    cursor: pointer;
  }
  & [role='option'][aria-selected='true'] {
    background: var(--mui-palette-primary-tint);
  }
  & [role='option'] .name {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [role='option'] .price {
    font-weight: 600;
    color: var(--mui-palette-primary-main);
    font-variant-numeric: tabular-nums;
  }
  & [role='option'] .note {
    color: var(--mui-palette-text-tertiary);
    font-size: 12px;
  }
  & [role='option'] .icon {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: 16px;
    background: var(--mui-palette-background-sunken);
    color: var(--mui-palette-text-secondary);
  }
  & .picture {
    inline-size: 48px;
    border-radius: var(--mui-shape-borderRadiusSmall);
  }
  & .logo {
    inline-size: 32px;
    border-radius: 16px;
  }
  & .rule {
    margin: 8px 12px;
    border-block-start: 1px solid var(--mui-palette-divider);
  }
  & .busy {
    block-size: 2px;
    margin: -8px -8px 6px;
    background: linear-gradient(90deg, transparent, var(--mui-palette-primary-main), transparent) 0 0 / 40%
      100% no-repeat;
    animation: run 900ms linear infinite;
  }
  @keyframes run {
    from {
      background-position: -60% 0;
    }
    to {
      background-position: 160% 0;
    }
  }
  @media (width < 900px) {
    & kbd {
      display: none;
    }
    & .go {
      padding-inline: 14px;
    }
    & .clear {
      inline-size: 40px;
      block-size: 40px;
    }
    & input {
      font-size: 16px;
    }
  }
`;
