import styled from '@emotion/styled';
import { Search, X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

const Root = styled.form`
  display: flex;
  align-items: center;
  inline-size: 320px;
  block-size: 40px;
  padding-inline: 12px 4px;
  border: 1px solid var(--mui-palette-outline);
  border-radius: 20px;
  background: var(--mui-palette-background-paper);
  &:focus-within {
    border-color: var(--mui-palette-primary-main);
    box-shadow: 0 0 0 3px color-mix(in srgb, var(--mui-palette-primary-main) 20%, transparent);
  }
  & > svg {
    flex: none;
    color: var(--mui-palette-text-tertiary);
  }
  & input {
    flex: 1;
    min-inline-size: 0;
    padding-inline: 8px;
    border: 0;
    outline: none;
    background: none;
  }
  & button {
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
  }
  @media (width < 900px) {
    inline-size: 100%;
    block-size: 46px;
    border-radius: 23px;
    & input {
      align-self: stretch;
    }
  }
`;

interface Props {
  readonly keyword: string;
  readonly onSearch: (keyword: string) => void;
}

/** Search among the goods of one store. */
export function StoreSearch({ keyword, onSearch }: Props) {
  const { t } = useTranslation('stores');
  const { t: common } = useTranslation();
  const [typed, setTyped] = useState(keyword);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <Root role="search" aria-label={t('searchHere')} onSubmit={submit}>
      <Search size={16} aria-hidden />
      <input
        aria-label={t('searchHere')}
        placeholder={t('searchHere')}
        maxLength={64}
        enterKeyHint="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {keyword && (
        <button
          type="button"
          aria-label={common('search.clear')}
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
