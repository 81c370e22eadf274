import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  block-size: 32px;
  padding-inline: 12px 4px;
  border: 1px solid var(--mui-palette-divider);
  border-radius: 16px;
  background: var(--mui-palette-background-paper);
  max-inline-size: 260px;
  & > :is(.word, span) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & button {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    border: 0;
    border-radius: 12px;
    background: none;
    color: var(--mui-palette-text-secondary);
  }
  & button:hover {
    background: var(--mui-palette-background-sunken);
    color: var(--mui-palette-text-primary);
  }
  & > button.word {
    display: block;
    inline-size: auto;
    block-size: auto;
    max-inline-size: 100%;
    color: var(--mui-palette-text-primary);
    cursor: pointer;
  }
  & > button.word:hover {
    background: none;
    color: var(--mui-palette-primary-main);
  }
`;

interface Props {
  readonly label: string;
  readonly onRemove: () => void;
  readonly onChoose?: () => void;
}

/** Something in force that can be taken away again. */
export function Chip({ label, onRemove, onChoose }: Props) {
  const { t } = useTranslation();
  return (
    <Root>
      {onChoose ? (
        <button type="button" className="word" onClick={onChoose}>
          {label}
        </button>
      ) : (
        <span>{label}</span>
      )}
      <button type="button" aria-label={t('remove', { label })} onClick={onRemove}>
        <X size={14} aria-hidden />
      </button>
    </Root>
  );
}
