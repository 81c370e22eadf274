import styled from '@emotion/styled';

/** How the search field and its panel look. */
export const SearchBoxRoot = styled.form`
  position: relative;
  & .field {
    display: flex;
    align-items: center;
    block-size: 44px;
    padding-inline: 14px 4px;
    border: 1.5px solid var(--brand);
    border-radius: var(--pill);
    background: var(--surface);
  }
  & .field:focus-within {
    box-shadow: 0 0 0 3px color-mix(in srgb, var(--brand) 22%, transparent);
  }
  & .field[data-warned='true'] {
    border-color: var(--bad);
  }
  & .field > svg {
    flex: none;
    color: var(--ink-faint);
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
    color: var(--ink-faint);
    opacity: 1;
  }
  & kbd {
    margin-inline-end: 8px;
    padding: 1px 7px;
    border: 1px solid var(--line);
    border-radius: 5px;
    color: var(--ink-faint);
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
    color: var(--ink-soft);
  }
  & .clear:hover {
    background: var(--sunken);
  }
  & .go {
    block-size: 34px;
    padding-inline: 22px;
    border: 0;
    border-radius: var(--pill);
    background: var(--brand);
    color: var(--on-brand);
    font-weight: 600;
  }
  & .go:hover {
    background: var(--brand-strong);
  }
  & .warning {
    position: absolute;
    inset-block-start: calc(100% + 4px);
    inset-inline-start: 16px;
    z-index: 2;
    padding: 4px 10px;
    border-radius: var(--radius-small);
    background: var(--bad-tint);
    color: var(--bad);
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
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
    background: var(--surface);
    box-shadow: var(--shadow-high);
  }
  & .panel[hidden] {
    display: none;
  }
  & .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 8px 12px 4px;
    color: var(--ink-faint);
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
    border-radius: var(--radius-small);
    color: var(--ink-soft);
    font-size: 12px;
  }
  & .head button:hover {
    background: var(--sunken);
    color: var(--bad);
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
    border-radius: var(--radius);
    cursor: pointer;
  }
  & [role='option'][aria-selected='true'] {
    background: var(--brand-tint);
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
    color: var(--brand);
    font-variant-numeric: tabular-nums;
  }
  & [role='option'] .note {
    color: var(--ink-faint);
    font-size: 12px;
  }
  & [role='option'] .icon {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: 16px;
    background: var(--sunken);
    color: var(--ink-soft);
  }
  & .picture {
    inline-size: 48px;
    border-radius: var(--radius-small);
  }
  & .logo {
    inline-size: 32px;
    border-radius: 16px;
  }
  & .rule {
    margin: 8px 12px;
    border-block-start: 1px solid var(--line);
  }
  & .busy {
    block-size: 2px;
    margin: -8px -8px 6px;
    background: linear-gradient(90deg, transparent, var(--brand), transparent) 0 0 / 40% 100% no-repeat;
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
`;
