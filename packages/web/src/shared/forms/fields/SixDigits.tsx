import styled from '@emotion/styled';
import { useEffect, useId, useRef } from 'react';

const Root = styled.div`
  display: grid;
  gap: 8px;
  justify-items: center;
  & > label {
    font-weight: 600;
  }
  & .boxes {
    position: relative;
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 52px));
    gap: min(10px, 2vw);
    max-inline-size: 100%;
    /* @noflip */
    direction: ltr;
  }
  & .boxes > span {
    display: grid;
    place-items: center;
    block-size: 60px;
    border: 1px solid var(--mui-palette-outline);
    border-radius: var(--mui-shape-borderRadius);
    background: var(--mui-palette-background-paper);
    transition: border-color var(--quick);
  }
  & .boxes > span[data-full='true']::after {
    content: '';
    inline-size: 12px;
    block-size: 12px;
    border-radius: var(--mui-shape-borderRadiusSmall);
    background: var(--mui-palette-text-primary);
  }
  & input {
    position: absolute;
    z-index: 1;
    inset: 0;
    inline-size: 100%;
    border: 0;
    padding: 0;
    opacity: 0;
    cursor: text;
    font-size: 16px;
  }
  & input:focus ~ span[data-next='true'] {
    border-color: var(--mui-palette-primary-main);
    box-shadow:
      0 0 0 1px var(--mui-palette-primary-main),
      0 0 0 4px var(--mui-palette-primary-tint);
  }
  & input[aria-invalid='true'] ~ span {
    border-color: var(--mui-palette-error-main);
  }
  & input:disabled ~ span {
    background: var(--mui-palette-background-sunken);
    border-color: var(--mui-palette-divider);
  }
`;

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  /** All six are there. */
  readonly onFull?: (digits: string) => void;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
  readonly autoFocus?: boolean;
}

/** Six boxes for a fund password over one real field, so that pasting, correcting and screen readers just work. */
export function SixDigits({
  label,
  value,
  onChange,
  onFull,
  disabled = false,
  invalid,
  describedBy,
  autoFocus = false,
}: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (autoFocus && !disabled) input.current?.focus();
  }, [autoFocus, disabled]);
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 6);
    onChange(digits);
    if (digits.length === 6 && digits !== value) onFull?.(digits);
  };
  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      <div className="boxes">
        <input
          ref={input}
          id={id}
          type="password"
          inputMode="numeric"
          pattern="\d{6}"
          autoComplete="off"
          value={value}
          disabled={disabled}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          onChange={(event) => type(event.target.value)}
        />
        {[0, 1, 2, 3, 4, 5].map((place) => (
          <span
            key={place}
            aria-hidden
            data-full={place < value.length}
            data-next={place === Math.min(value.length, 5)}
          />
        ))}
      </div>
    </Root>
  );
}
