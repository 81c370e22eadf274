import { styled } from '@mui/material/styles';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PartPlaceholder, FailedPart } from '../../../shared/parts/FailedPart.tsx';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import type { ClearSearchesProps } from './ClearSearches.tsx';
import { SearchField } from './SearchField.tsx';
import type { SearchListProps } from './SearchList.tsx';
import { useSearchBox } from './use-search-box.ts';
import { useSearchKeys } from './use-search-keys.ts';

const ClearSearches = lazyPart<ClearSearchesProps>({
  load: async () => (await import('./ClearSearches.tsx')).ClearSearches,
  frame: <PartPlaceholder aria-busy />,
  renderFailure: (error, retry, { onClose }) => (
    <FailedPart error={error} onRetry={retry} onClose={onClose} />
  ),
});
// The field works without the list, so a failed load needs no message.
const SearchList = lazyPart<SearchListProps>({
  load: async () => (await import('./SearchList.tsx')).SearchList,
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

/** The search field with suggestions for goods and stores, and past searches while it is empty. */
export function SearchBox() {
  const { t } = useTranslation();
  const [clearing, setClearing] = useState(false);
  const [wasEmpty, setWasEmpty] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const warningId = useId();
  const box = useSearchBox(() => setClearing(true));
  const isWarned = wasEmpty && box.typed === '';
  useSearchKeys(input);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasEmpty(box.term === '');
    if (box.term === '') return input.current?.focus();
    box.close();
    input.current?.blur();
    void box.search(box.term);
  };
  return (
    <Root role="search" onSubmit={submit} noValidate>
      <SearchField box={box} input={input} warningId={isWarned ? warningId : undefined} />
      {isWarned && (
        <Warning id={warningId} role="alert">
          {t('search.empty')}
        </Warning>
      )}
      {box.open && box.combobox.groupedOptions.length > 0 && <SearchList box={box} />}
      {clearing && <ClearSearches onClose={() => setClearing(false)} />}
    </Root>
  );
}
