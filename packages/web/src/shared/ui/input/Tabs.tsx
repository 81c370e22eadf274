import styled from '@emotion/styled';
import { useId, type KeyboardEvent, type ReactNode } from 'react';

const List = styled.div`
  display: flex;
  gap: 32px;
  overflow-x: auto;
  overflow-y: hidden;
  scrollbar-width: none;
  @media (width < 900px) {
    gap: 24px;
    & button {
      flex: none;
    }
  }
  border-block-end: 1px solid var(--mui-palette-divider);
  & button {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 8px;
    block-size: 48px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--mui-palette-text-secondary);
    font-size: 15px;
  }
  & button:hover {
    color: var(--mui-palette-text-primary);
  }
  & button[aria-selected='true'] {
    color: var(--mui-palette-text-primary);
    font-weight: 600;
  }
  & button[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: -1px;
    block-size: 2px;
    border-radius: 1px;
    background: var(--mui-palette-primary-main);
  }
  & .count {
    color: var(--mui-palette-text-tertiary);
    font-weight: 400;
    font-size: 13px;
    font-variant-numeric: tabular-nums;
  }
`;

export interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** Shown behind the label when above 0. */
  readonly count?: number | undefined;
}

interface Props<Name extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
}

/** Tabs with an underline; arrow keys move and choose. */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose, children }: Props<Name>) {
  const id = useId();
  const rtl = document.documentElement.dir === 'rtl' ? -1 : 1;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex(({ name }) => name === chosen);
    const to = { ArrowRight: at + rtl, ArrowLeft: at - rtl, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const index = (to + tabs.length) % tabs.length;
    const next = tabs[index];
    if (!next) return;
    onChoose(next.name);
    event.currentTarget.querySelectorAll('button')[index]?.focus();
  };
  return (
    <>
      <List role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}${tab.name}`}
            aria-selected={tab.name === chosen}
            aria-controls={`${id}panel`}
            tabIndex={tab.name === chosen ? 0 : -1}
            onClick={() => onChoose(tab.name)}
          >
            {tab.label}
            {tab.count ? <span className="count">{tab.count}</span> : null}
          </button>
        ))}
      </List>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${chosen}`} tabIndex={-1}>
        {children}
      </div>
    </>
  );
}
