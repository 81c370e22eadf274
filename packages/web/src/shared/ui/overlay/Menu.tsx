import styled from '@emotion/styled';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

const Root = styled.div`
  position: relative;
  & > .panel {
    position: absolute;
    z-index: 30;
    inset-block-start: calc(100% + 8px);
    inset-inline-end: 0;
    min-inline-size: 200px;
    padding: 8px;
    border: 1px solid var(--mui-palette-divider);
    border-radius: var(--mui-shape-borderRadiusLarge);
    background: var(--mui-palette-background-paper);
    color: var(--mui-palette-text-primary);
    box-shadow: var(--mui-elevation-high);
  }
  & > .panel[data-align='start'] {
    inset-inline: 0 auto;
  }
  & > .panel :is(a, button) {
    display: flex;
    align-items: center;
    gap: 12px;
    inline-size: 100%;
    min-block-size: 40px;
    padding-inline: 12px;
    border: 0;
    border-radius: var(--mui-shape-borderRadiusSmall);
    background: none;
    text-align: start;
  }
  & > .panel :is(a, button):hover {
    background: var(--mui-palette-background-sunken);
  }
  & > .panel :is(a, button)[aria-current='true'] {
    background: var(--mui-palette-primary-tint);
    color: var(--mui-palette-primary-main);
    font-weight: 600;
  }
  & > .panel :is(a, button):focus-visible {
    outline-offset: -2px;
  }
  & > .panel hr {
    margin: 8px 0;
    border: 0;
    border-block-start: 1px solid var(--mui-palette-divider);
  }
`;

interface Props {
  /** The button's content; its name is `label`. */
  readonly trigger: ReactNode;
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string;
  readonly align?: 'start' | 'end';
}

/** A button that unfolds a list of links and buttons; arrow keys walk it, Esc and leaving close it. */
export function Menu({ trigger, label, children, className, align = 'end' }: Props) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const items = () => [...(root.current?.querySelectorAll<HTMLElement>('.panel :is(a, button)') ?? [])];
  useEffect(() => {
    if (!open) return;
    const leave = (event: Event) => root.current?.contains(event.target as Node) || setOpen(false);
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      setOpen(false);
      root.current?.querySelector('button')?.focus();
    }
    if (!['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key) || !open) return;
    event.preventDefault();
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next =
      { ArrowDown: at + 1, ArrowUp: at < 0 ? all.length - 1 : at - 1, Home: 0, End: all.length - 1 }[
        event.key
      ] ?? 0;
    all[(next + all.length) % all.length]?.focus();
  };
  return (
    <Root ref={root} onKeyDown={onKeyDown}>
      <button
        type="button"
        className={className}
        aria-expanded={open}
        aria-label={label}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </button>
      {open && (
        <div className="panel" data-align={align} onClick={() => setOpen(false)}>
          {children}
        </div>
      )}
    </Root>
  );
}
