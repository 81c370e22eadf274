import styled from '@emotion/styled';
import { useEffect, useRef, type ReactNode } from 'react';

const Root = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: 10px;
  cursor: pointer;
  & input {
    flex: none;
    appearance: none;
    display: grid;
    place-content: center;
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    border: 1.5px solid var(--mui-palette-outline);
    border-radius: 5px;
    background: var(--mui-palette-background-paper);
    cursor: pointer;
  }
  & input:hover {
    border-color: var(--mui-palette-primary-main);
  }
  & input:is(:checked, :indeterminate) {
    border-color: var(--mui-palette-primary-main);
    background: var(--mui-palette-primary-main);
  }
  & input:checked::after {
    content: '';
    inline-size: 5px;
    block-size: 10px;
    margin-block-start: -3px;
    border: solid var(--mui-palette-primary-contrastText);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  & input:indeterminate::after {
    content: '';
    inline-size: 10px;
    block-size: 2px;
    margin: 0;
    rotate: none;
    border: 0;
    background: var(--mui-palette-primary-contrastText);
  }
  & input:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  @media (width < 900px) {
    padding-block: 12px;
    margin-block: -12px;
  }
`;

interface Props {
  readonly checked: boolean;
  /** Some of what it stands for is checked, not all. */
  readonly indeterminate?: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children?: ReactNode;
  /** Its name where there are no words beside it. */
  readonly label?: string;
  readonly name?: string;
  readonly invalid?: boolean;
}

/** A box to tick, with a third state for "some". */
export function CheckBox({
  checked,
  indeterminate = false,
  onChange,
  children,
  label,
  name,
  invalid,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <Root>
      <input
        ref={input}
        type="checkbox"
        name={name}
        checked={checked}
        aria-label={label}
        aria-invalid={invalid || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </Root>
  );
}
