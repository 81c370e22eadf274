import { css } from '@emotion/react';
import styled from '@emotion/styled';

const box = css`
  inline-size: 100%;
  min-inline-size: 0;
  border: 1px solid var(--mui-palette-outline);
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-background-paper);
  color: var(--mui-palette-text-primary);
  transition:
    border-color var(--quick),
    box-shadow var(--quick);
  &::placeholder {
    color: var(--mui-palette-text-tertiary);
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: var(--mui-palette-text-secondary);
  }
  &:focus {
    outline: none;
    border-color: var(--mui-palette-primary-main);
    box-shadow:
      0 0 0 1px var(--mui-palette-primary-main),
      0 0 0 4px var(--mui-palette-primary-tint);
  }
  &[aria-invalid='true'] {
    border-color: var(--mui-palette-error-main);
  }
  &[aria-invalid='true']:focus {
    box-shadow:
      0 0 0 1px var(--mui-palette-error-main),
      0 0 0 4px var(--mui-palette-error-tint);
  }
  &:disabled {
    background: var(--mui-palette-background-sunken);
    color: var(--mui-palette-text-tertiary);
    border-color: var(--mui-palette-divider);
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
`;
