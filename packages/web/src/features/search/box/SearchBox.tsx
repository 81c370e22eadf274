import { useId, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { FailedPart } from '../../../shared/parts/FailedPart.tsx';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { useStore } from '../../../shared/state/use-store.ts';
import type { ClearSearchesProps } from './ClearSearches.tsx';
import { searchHistory } from './search-history.ts';
import { SearchBoxRoot } from './SearchBox.styles.tsx';
import { SearchField } from './SearchField.tsx';
import { SearchHistory } from './SearchHistory.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useCombobox } from './use-combobox.ts';
import { useSearch } from '../use-search.ts';
import { useSearchKeys } from './use-search-keys.ts';
import { useSuggestions } from './use-suggestions.ts';
import { useTyped } from './use-typed.ts';

const ClearSearches = lazyPart<ClearSearchesProps>({
  load: async () => (await import('./ClearSearches.tsx')).ClearSearches,
  renderFailure: (error, retry, { onClose }) => (
    <FailedPart error={error} onRetry={retry} onClose={onClose} />
  ),
});

/** Search with suggestions: a combobox over goods and stores, with the latest searches while nothing is typed. */
export function SearchBox() {
  const { t } = useTranslation();
  const [typed, setTyped] = useTyped();
  const [asked, setAsked] = useState(false);
  const [warned, setWarned] = useState(false);
  const [clearing, setClearing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const navigate = useNavigate();
  const find = useSearch(typed);
  const term = typed.trim();
  const { list, busy } = useSuggestions(term, asked);
  const box = useCombobox(list.length);
  const remembered = useStore(searchHistory.store);
  useSearchKeys(input);

  const type = (text: string) => {
    setTyped(text);
    setAsked(true);
    setWarned(false);
    box.setAt(-1);
    box.setOpen(true);
  };
  const choose = (to: string) => {
    if (term) searchHistory.add(term);
    box.setOpen(false);
    void navigate(to);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = list[box.at];
    if (chosen) return choose(chosen.to);
    setWarned(term === '');
    if (term === '') return input.current?.focus();
    box.setOpen(false);
    input.current?.blur();
    void find();
  };
  const leave = (event: FocusEvent) =>
    event.currentTarget.contains(event.relatedTarget) || box.setOpen(false);
  return (
    <SearchBoxRoot role="search" onSubmit={submit} onBlur={leave} noValidate>
      <SearchField
        id={id}
        input={input}
        typed={typed}
        onType={type}
        box={box}
        listed={list.length > 0}
        warned={warned}
      />
      {warned && (
        <p id={`${id}warning`} className="warning" role="alert">
          {t('search.empty')}
        </p>
      )}
      {box.open && term && (
        <div className="panel">
          <Suggestions
            id={id}
            list={list}
            at={box.at}
            typed={term}
            busy={busy}
            onChoose={choose}
            onPoint={box.setAt}
          />
        </div>
      )}
      {box.open && !term && remembered.length > 0 && (
        <div className="panel">
          <SearchHistory onChoose={type} onClear={() => setClearing(true)} />
        </div>
      )}
      {/* Outside of the panel, which closes when the focus goes into the dialog. */}
      {clearing && <ClearSearches onClose={() => setClearing(false)} />}
    </SearchBoxRoot>
  );
}
