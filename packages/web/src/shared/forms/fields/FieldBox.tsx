import styled from '@emotion/styled';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const Root = styled.div`
  display: grid;
  gap: 6px;
  align-content: start;
  min-inline-size: 0;
  & > label {
    font-weight: 600;
  }
  & > label > small {
    color: var(--mui-palette-text-tertiary);
    font-weight: 400;
    font-size: 13px;
  }
  & .hint,
  & .wrong {
    /* An address or a file's name may be one long word. */
    overflow-wrap: anywhere;
  }
  & .hint {
    color: var(--mui-palette-text-secondary);
    font-size: 12px;
    line-height: 16px;
  }
  & .wrong {
    display: flex;
    gap: 6px;
    color: var(--mui-palette-error-main);
    font-size: 13px;
    line-height: 18px;
  }
  & .wrong svg {
    flex: none;
    margin-block-start: 2px;
  }
`;

export interface FieldBoxProps {
  readonly id: string;
  readonly label: string;
  /** Behind the label: "optional". */
  readonly note?: string | undefined;
  readonly hint?: ReactNode;
  /** In words; empty while all is well. */
  readonly error: string;
  readonly children: ReactNode;
}

/** Ids of what describes a field, for `aria-describedby`. */
export const describedBy = (id: string, error: string, hint: unknown): string | undefined =>
  error ? `${id}-error` : hint ? `${id}-hint` : undefined;

/** A label over a control, and under it what is wrong with it or else a hint. */
export const FieldBox = ({ id, label, note, hint, error, children }: FieldBoxProps) => (
  <Root>
    <label htmlFor={id}>
      {label} {note && <small>{note}</small>}
    </label>
    {children}
    {error ? (
      <span className="wrong" id={`${id}-error`}>
        <CircleAlert size={14} aria-hidden />
        {error}
      </span>
    ) : (
      hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )
    )}
  </Root>
);
