import useAutocomplete from '@mui/material/useAutocomplete';
import { useRef, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSearch } from '../use-search.ts';
import { searchHistory } from '../history/search-history.ts';
import { isKeyword, keyOfOption, type SearchOption } from './search-options.ts';
import { useStartOptions } from './use-start-options.ts';
import { useSuggestions } from './use-suggestions.ts';

const isOption = (value: SearchOption | string | null): value is SearchOption =>
  value !== null && typeof value !== 'string';

export interface SearchBoxInput {
  readonly inputId: string;
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** Called by the option that deletes all past searches. */
  readonly onClear: () => void;
}

/** The state of the search combobox: suggestions for the typed text, past and popular searches and categories while it is empty. */
export function useSearchBox({ inputId, typed, setTyped, open, setOpen, onClear }: SearchBoxInput) {
  const navigate = useNavigate();
  const search = useSearch();
  const term = typed.trim();
  const { list, busy } = useSuggestions(term, open);
  const startOptions = useStartOptions(open && term === '');
  const options = term ? list : startOptions;
  const highlighted = useRef<SearchOption>(null);

  const choose = (option: SearchOption) => {
    if (option.kind === 'clear') return onClear();
    if (isKeyword(option)) {
      setTyped(option.keyword);
      return void search(option.keyword);
    }
    if (term !== '') searchHistory.add(term);
    void navigate(option.to);
  };
  const autocomplete = useAutocomplete<SearchOption, false, false, true>({
    id: inputId,
    freeSolo: true,
    options,
    filterOptions: (all) => all,
    getOptionLabel: (option) => (isOption(option) ? keyOfOption(option) : option),
    value: null,
    inputValue: typed,
    open,
    openOnFocus: true,
    includeInputInList: true,
    handleHomeEndKeys: true,
    clearOnEscape: true,
    onOpen: () => setOpen(true),
    // A second click on the field moves the cursor and leaves the list open.
    onClose: (_event, reason) => reason === 'toggleInput' || setOpen(false),
    onInputChange: (_event, text, reason) => {
      if (reason === 'input' || reason === 'clear') setTyped(text);
    },
    // Enter without a highlighted option submits the form.
    onChange: (_event, value, reason) => {
      if (reason === 'selectOption' && isOption(value)) choose(value);
    },
    onHighlightChange: (_event, option) => {
      highlighted.current = option;
    },
  });
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const option = highlighted.current;
    if (key === 'Delete' && open && option?.kind === 'past') searchHistory.remove(option.keyword);
  };
  return { autocomplete, onKeyDown, term, busy };
}
export type SearchBoxState = ReturnType<typeof useSearchBox>;
