import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import type { ReactNode, SyntheticEvent } from 'react';
import { remember, remembered } from '../../../shared/state/storage.ts';

const Root = styled.details`
  border-block-start: 1px solid var(--mui-palette-divider);
  &:first-of-type {
    border-block-start: 0;
  }
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 48px;
    font-weight: 600;
    cursor: pointer;
    list-style: none;
    border-radius: 4px;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > svg {
    color: var(--mui-palette-text-tertiary);
    transition: transform var(--quick);
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  & > .inside {
    padding-block-end: 16px;
  }
`;

type Closed = Readonly<Record<string, boolean>>;

/** A part of the filters that folds, and stays folded on this device. */
export function FilterGroup({
  name,
  label,
  children,
}: {
  readonly name: string;
  readonly label: string;
  readonly children: ReactNode;
}) {
  const open = remembered<Closed>('openGroups', {})[name] ?? true;
  const onToggle = (event: SyntheticEvent<HTMLDetailsElement>) => {
    const now = event.currentTarget.open;
    if (now !== open) remember('openGroups', { ...remembered<Closed>('openGroups', {}), [name]: now });
  };
  return (
    <Root open={open} onToggle={onToggle}>
      <summary>
        {label}
        <ChevronDown size={16} aria-hidden />
      </summary>
      <div className="inside">{children}</div>
    </Root>
  );
}
