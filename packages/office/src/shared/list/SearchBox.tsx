import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { t } from '../i18n/i18n.ts';

interface Props {
  readonly hint: string;
  readonly value: string;
  readonly onSearch: (keyword: string | undefined) => void;
}

/** Searches when Enter is pressed or the field is left. */
export function SearchBox({ hint, value, onSearch }: Props) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  // The filters were cleared, or another link was opened.
  if (shown !== value) {
    setShown(value);
    setText(value);
  }
  const search = () => text.trim() !== value && onSearch(text.trim() || undefined);
  return (
    <TextField
      size="small"
      type="search"
      placeholder={hint}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={search}
      onKeyDown={(event) => event.key === 'Enter' && search()}
      sx={{ maxInlineSize: 520 }}
      slotProps={{
        htmlInput: { maxLength: 64, 'aria-label': t('list.search') },
        input: {
          startAdornment: (
            <InputAdornment position="start" sx={{ paddingInlineStart: 1.5 }}>
              <Search size={18} aria-hidden />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
