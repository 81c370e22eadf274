import styled from '@emotion/styled';
import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const Root = styled.form`
  position: relative;
  inline-size: 320px;
  & > svg {
    position: absolute;
    inset-block-start: 12px;
    inset-inline-start: 14px;
    color: var(--mui-palette-text-secondary);
    pointer-events: none;
  }
  & input {
    inline-size: 100%;
    block-size: 40px;
    padding-inline: 40px;
    border: 1px solid var(--mui-palette-outline);
    border-radius: var(--mui-shape-borderRadiusPill);
    background: var(--mui-palette-background-paper);
  }
  & input:focus {
    outline: none;
    border-color: var(--mui-palette-primary-main);
    box-shadow: 0 0 0 1px var(--mui-palette-primary-main);
  }
  & input::-webkit-search-cancel-button {
    display: none;
  }
  & button {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: 4px;
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border: 0;
    border-radius: 16px;
    background: none;
    color: var(--mui-palette-text-secondary);
  }
  & button:hover {
    background: var(--mui-palette-background-sunken);
    color: var(--mui-palette-text-primary);
  }
  @media (width < 900px) {
    inline-size: 100%;
    & input {
      block-size: 44px;
      font-size: 16px;
    }
  }
`;

interface Props {
  readonly keyword: string;
  readonly onSearch: (keyword: string) => void;
}

/** Finds orders by number, goods or store. */
export function OrderSearch({ keyword, onSearch }: Props) {
  const { t } = useTranslation('orders');
  const [typed, setTyped] = useState(keyword);
  return (
    <Root
      role="search"
      aria-label={t('search.label')}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <Search size={16} aria-hidden />
      <input
        type="search"
        value={typed}
        maxLength={64}
        aria-label={t('search.label')}
        placeholder={t('search.label')}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed && (
        <button
          type="button"
          aria-label={t('search.clear')}
          onClick={() => {
            setTyped('');
            onSearch('');
          }}
        >
          <X size={16} aria-hidden />
        </button>
      )}
    </Root>
  );
}
