import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Root = styled.dl`
  display: grid;
  & > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 24px;
    padding-block: 10px;
  }
  & > div + div {
    border-block-start: 1px solid var(--mui-palette-divider);
  }
  & dt {
    flex: none;
    color: var(--mui-palette-text-secondary);
  }
  & dd {
    min-inline-size: 0;
    text-align: end;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  & [data-strong='true'] :is(dt, dd) {
    color: var(--mui-palette-text-primary);
    font-weight: 600;
  }
  & [data-strong='true'] dd {
    font-size: 16px;
  }
`;

export interface Fact {
  readonly label: string;
  /** A fact without a value is left out. */
  readonly value: ReactNode;
  readonly strong?: boolean;
}

/** A list of labels and values, one per line. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <Root>
    {facts
      .filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false)
      .map(({ label, value, strong = false }) => (
        <div key={label} data-strong={strong}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </Root>
);
