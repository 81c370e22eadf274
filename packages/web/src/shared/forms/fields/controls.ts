import { css } from '@emotion/react';
import styled from '@emotion/styled';

const box = css`
  inline-size: 100%;
  min-inline-size: 0;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--ink);
  transition:
    border-color var(--quick),
    box-shadow var(--quick);
  &::placeholder {
    color: var(--ink-faint);
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: var(--ink-soft);
  }
  &:focus {
    outline: none;
    border-color: var(--brand);
    box-shadow:
      0 0 0 1px var(--brand),
      0 0 0 4px var(--brand-tint);
  }
  &[aria-invalid='true'] {
    border-color: var(--bad);
  }
  &[aria-invalid='true']:focus {
    box-shadow:
      0 0 0 1px var(--bad),
      0 0 0 4px var(--bad-tint);
  }
  &:disabled {
    background: var(--sunken);
    color: var(--ink-faint);
    border-color: var(--line);
    cursor: not-allowed;
  }
`;

export const TextBox = styled.input`
  ${box}
  block-size: 44px;
  padding-inline: 14px;
`;

export const TextArea = styled.textarea`
  ${box}
  display: block;
  min-block-size: 76px;
  padding: 10px 14px;
  resize: vertical;
`;

/** At the end of whatever has a list. */
export const ARROW =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='16' height='16' fill='none' stroke='%23545753' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m4 6 4 4 4-4'/%3E%3C/svg%3E\")";

export const SelectBox = styled.select`
  ${box}
  appearance: none;
  block-size: 44px;
  padding-inline: 14px 36px;
  background-image: ${ARROW};
  background-repeat: no-repeat;
  background-position: right 12px center;
  text-overflow: ellipsis;
  [dir='rtl'] & {
    background-position: left 12px center;
  }
`;
