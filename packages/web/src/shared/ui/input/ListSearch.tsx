import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { Search, X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import '../../themes/late/fields.ts';

const Root = styled('form')(({ theme }) => ({
  width: 320,
  [theme.breakpoints.down('md')]: { width: '100%' },
}));

const Field = styled(OutlinedInput)(({ theme }) => ({
  gap: 10,
  paddingInline: '14px 2px',
  borderRadius: theme.vars.shape.borderRadiusPill,
}));

const Glass = styled(Search)(({ theme }) => ({ flex: 'none', color: theme.vars.palette.text.secondary }));

const input = {
  paddingInline: '0 12px',
  textOverflow: 'ellipsis',
  // The button beside it clears the field in every browser.
  '&::-webkit-search-cancel-button': { display: 'none' },
};

interface Props {
  readonly label: string;
  readonly clearLabel: string;
  readonly keyword: string;
  readonly onSearch: (keyword: string) => void;
}

/** A search within a list: Enter searches, a button shows the whole list again. */
export function ListSearch({ label, clearLabel, keyword, onSearch }: Props) {
  const [typed, setTyped] = useState(keyword);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  const clear = () => {
    setTyped('');
    onSearch('');
  };
  return (
    <Root role="search" aria-label={label} onSubmit={submit}>
      <Field
        type="search"
        fullWidth
        value={typed}
        placeholder={label}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ input: { 'aria-label': label, maxLength: 64, enterKeyHint: 'search', sx: input } }}
        startAdornment={<Glass size={16} aria-hidden />}
        endAdornment={
          typed && (
            <IconButton aria-label={clearLabel} onClick={clear}>
              <X size={16} aria-hidden />
            </IconButton>
          )
        }
      />
    </Root>
  );
}
