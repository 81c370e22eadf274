import { useSellerGoodsSearchKeyword } from '@openmall/sdk/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FocusEvent, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { keywordOf, paths, productPath, searchStorePath, storePath } from '../../shared/navigation/paths.ts';
import { searchHistory } from './search-history.ts';
import { SearchBoxRoot } from './SearchBoxRoot.tsx';
import { SearchHistory } from './SearchHistory.tsx';
import { Suggestions, type Suggestion } from './Suggestions.tsx';
import { useDebounced } from './use-debounced.ts';
import { useSearch } from './use-search.ts';
import { useSearchKeys } from './use-search-keys.ts';

const restMs = 250;
const goodsShown = 6;
const storesShown = 2;

/** What is in the field when one arrives on a page: the keyword of a results page, else what was typed. */
function useTyped() {
  const { pathname, search } = useLocation();
  const onResults = pathname === paths.searchGoods || pathname === paths.searchStore;
  const keyword = onResults ? keywordOf(new URLSearchParams(search).get('k')) : '';
  const [typed, setTyped] = useState(keyword);
  const [seen, setSeen] = useState(keyword);
  if (keyword !== seen) {
    setSeen(keyword);
    setTyped(keyword);
  }
  return [typed, setTyped] as const;
}

/** Search with suggestions: a combobox over history, goods and stores. */
export function SearchBox() {
  const { t } = useTranslation();
  const [typed, setTyped] = useTyped();
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const [warned, setWarned] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const navigate = useNavigate();
  const word = useDebounced(typed.trim(), restMs);
  const find = useSearch(typed);
  const found = useSellerGoodsSearchKeyword({ keyword: word }, { query: { enabled: open && word !== '', placeholderData: keepPreviousData, meta: { inline: true } } });
  useSearchKeys(input);
  const { key } = useLocation();
  useEffect(() => setOpen(false), [key]);

  const term = typed.trim();
  const suggestions: readonly Suggestion[] = term
    ? [
        ...(found.data?.goodsList.slice(0, goodsShown).map((goods) => ({ kind: 'goods', to: productPath(goods.id), goods }) as const) ?? []),
        ...(found.data?.sellerList.slice(0, storesShown).map((store) => ({ kind: 'store', to: storePath(store.id), store }) as const) ?? []),
        { kind: 'stores', to: searchStorePath(term) },
      ]
    : [];
  const choose = (to: string) => {
    if (term) searchHistory.add(term);
    setOpen(false);
    void navigate(to);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = suggestions[at];
    if (chosen) return choose(chosen.to);
    setWarned(term === '');
    if (term === '') return input.current?.focus();
    setOpen(false);
    input.current?.blur();
    void find();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
    const last = suggestions.length - 1;
    const to = { ArrowDown: at >= last ? -1 : at + 1, ArrowUp: at < 0 ? last : at - 1, ...(at >= 0 && { Home: 0, End: last }) }[event.key];
    if (to === undefined || last < 0) return;
    event.preventDefault();
    setOpen(true);
    setAt(to);
  };
  const onBlur = (event: FocusEvent) => event.currentTarget.contains(event.relatedTarget) || setOpen(false);
  return (
    <SearchBoxRoot role="search" onSubmit={submit} onBlur={onBlur} noValidate>
      <div className="field" data-warned={warned}>
        <Search size={18} aria-hidden />
        <input
          ref={input}
          role="combobox"
          aria-label={t('search.label')}
          aria-expanded={open && suggestions.length > 0}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={open && at >= 0 ? `${id}${at}` : undefined}
          aria-invalid={warned}
          aria-describedby={warned ? `${id}warning` : undefined}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          value={typed}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(-1);
            setOpen(true);
            setWarned(false);
          }}
          onKeyDown={onKeyDown}
        />
        {typed ? (
          <button type="button" className="clear" aria-label={t('search.clear')} onClick={() => { setTyped(''); input.current?.focus(); }}>
            <X size={16} aria-hidden />
          </button>
        ) : (
          <kbd aria-hidden>/</kbd>
        )}
        <button type="submit" className="go">
          {t('search.button')}
        </button>
      </div>
      {warned && (
        <p id={`${id}warning`} className="warning" role="alert">
          {t('search.empty')}
        </p>
      )}
      {open && (
        <div className="panel" hidden={!term && searchHistory.store.get().length === 0}>
          {term ? (
            <Suggestions id={id} list={suggestions} at={at} typed={term} busy={found.isFetching} onChoose={choose} onPoint={setAt} />
          ) : (
            <SearchHistory onChoose={(keyword) => { setTyped(keyword); input.current?.focus(); }} />
          )}
        </div>
      )}
    </SearchBoxRoot>
  );
}
