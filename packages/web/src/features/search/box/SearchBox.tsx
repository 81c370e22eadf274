import { styled } from '@mui/material/styles';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { useHasBeenTrue } from '../../../shared/state/use-has-been-true.ts';
import { useSearch } from '../use-search.ts';
import type { SearchComboboxProps } from './SearchCombobox.tsx';
import { SearchField } from './SearchField.tsx';
import { useFieldEvents, useOpenList } from './use-field-events.ts';
import { useSearchKeys } from './use-search-keys.ts';
import { useTyped } from './use-typed.ts';

// The field works without the list, so a failed load needs no message.
const SearchCombobox = lazyPart<SearchComboboxProps>({
  load: async () => (await import('./SearchCombobox.tsx')).SearchCombobox,
});

const Root = styled('form')({ position: 'relative' });

const Warning = styled('p')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 4px)',
  insetInlineStart: 16,
  zIndex: 2,
  padding: '4px 10px',
  borderRadius: theme.vars.shape.borderRadiusSmall,
  background: theme.vars.palette.error.tint,
  color: theme.vars.palette.error.main,
  fontSize: 12,
  lineHeight: '16px',
}));

/** The search field. Its list of suggestions and past searches loads when the field is first used. */
export function SearchBox() {
  const { t } = useTranslation();
  const [typed, setTyped] = useTyped();
  const [open, setOpen] = useOpenList();
  const [hasList, setHasList] = useState(false);
  const [wasEmpty, setWasEmpty] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { combobox, events } = useFieldEvents(setTyped, setOpen);
  const inputId = useId();
  const warningId = useId();
  const search = useSearch();
  const wasOpened = useHasBeenTrue(open);
  const isWarned = wasEmpty && typed === '';
  useSearchKeys(input);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const term = typed.trim();
    setWasEmpty(term === '');
    if (term === '') return input.current?.focus();
    setOpen(false);
    input.current?.blur();
    void search(term);
  };
  return (
    <Root role="search" onSubmit={submit} noValidate>
      <SearchField
        ref={setAnchor}
        inputId={inputId}
        input={input}
        typed={typed}
        onClear={() => setTyped('')}
        events={events}
        open={open}
        hasList={hasList}
        warningId={isWarned ? warningId : undefined}
      />
      {isWarned && (
        <Warning id={warningId} role="alert">
          {t('search.empty')}
        </Warning>
      )}
      {wasOpened && (
        <SearchCombobox
          {...{ inputId, input, anchor, typed, setTyped, open, setOpen, combobox }}
          onListChange={setHasList}
        />
      )}
    </Root>
  );
}
