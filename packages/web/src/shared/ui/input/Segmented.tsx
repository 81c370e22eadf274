import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Root = styled.div`
  display: inline-flex;
  padding: 3px;
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-background-sunken);
  & button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    block-size: 34px;
    padding-inline: 14px;
    border: 0;
    border-radius: var(--mui-shape-borderRadiusSmall);
    background: none;
    color: var(--mui-palette-text-secondary);
    white-space: nowrap;
  }
  & button:hover {
    color: var(--mui-palette-text-primary);
  }
  & button[aria-pressed='true'] {
    background: var(--mui-palette-primary-tint);
    color: var(--mui-palette-primary-main);
    font-weight: 600;
    box-shadow: inset 0 0 0 1px var(--mui-palette-primary-main);
  }
  @media (width < 900px) {
    max-inline-size: 100%;
    & button {
      flex: 0 1 auto;
      justify-content: center;
      block-size: auto;
      min-block-size: 38px;
      min-inline-size: 44px;
      white-space: normal;
    }
  }
`;

interface Props<Name extends string> {
  readonly label: string;
  readonly options: readonly { readonly name: Name; readonly label: ReactNode; readonly title?: string }[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
}

/** A few choices side by side, one of them pressed. */
export const Segmented = <Name extends string>({ label, options, chosen, onChoose }: Props<Name>) => (
  <Root role="group" aria-label={label}>
    {options.map((option) => (
      <button
        key={option.name}
        type="button"
        aria-pressed={option.name === chosen}
        aria-label={option.title}
        title={option.title}
        onClick={() => onChoose(option.name)}
      >
        {option.label}
      </button>
    ))}
  </Root>
);
