import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';

const Root = styled.fieldset`
  display: grid;
  gap: 8px;
  grid-template-columns: repeat(auto-fill, minmax(var(--least), 1fr));
  & > legend {
    margin-block-end: 6px;
    font-weight: 600;
  }
  /* A heading above says it already. */
  &[data-bare='true'] > legend {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  & label {
    position: relative;
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 60px;
    padding: 10px 14px;
    border: 1px solid var(--mui-palette-divider);
    border-radius: var(--mui-shape-borderRadius);
    background: var(--mui-palette-background-paper);
    cursor: pointer;
    transition: border-color var(--quick);
  }
  & label:hover {
    border-color: var(--mui-palette-outline);
  }
  & label:has(:checked) {
    border-color: var(--mui-palette-primary-main);
    box-shadow: inset 0 0 0 1px var(--mui-palette-primary-main);
    background: var(--mui-palette-primary-tint);
  }
  & label:has(:focus-visible) {
    outline: 2px solid var(--mui-palette-primary-main);
    outline-offset: 2px;
  }
  & label:has(:disabled) {
    border-color: var(--mui-palette-divider);
    background: var(--mui-palette-background-default);
    color: var(--mui-palette-text-tertiary);
    cursor: not-allowed;
  }
  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  & .words {
    display: grid;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & .words strong {
    font-weight: 600;
  }
  & .words small {
    color: var(--mui-palette-text-secondary);
    font-size: 12px;
    line-height: 16px;
  }
  & :disabled ~ .words small {
    color: var(--mui-palette-text-tertiary);
  }
`;

export interface Tile {
  readonly value: string;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
}

interface Props {
  readonly label: string;
  /** Says the label to screen readers only, where a heading says it to everybody else. */
  readonly bare?: boolean;
  readonly tiles: readonly Tile[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
  /** The least width of a tile. */
  readonly least?: number;
  readonly invalid?: boolean;
}

/** Radio buttons as tiles with a line about each. */
export function RadioTiles({
  label,
  bare = false,
  tiles,
  chosen,
  onChoose,
  least = 160,
  invalid = false,
}: Props) {
  const name = useId();
  return (
    <Root
      role="radiogroup"
      data-bare={bare}
      style={{ ['--least' as string]: `${least}px` }}
      aria-invalid={invalid || undefined}
    >
      <legend>{label}</legend>
      {tiles.map((tile) => (
        <label key={tile.value}>
          <input
            type="radio"
            name={name}
            value={tile.value}
            disabled={tile.disabled}
            checked={tile.value === chosen}
            onChange={() => onChoose(tile.value)}
          />
          {tile.icon}
          <span className="words">
            <strong>{tile.label}</strong>
            {tile.note && <small>{tile.note}</small>}
          </span>
        </label>
      ))}
    </Root>
  );
}
