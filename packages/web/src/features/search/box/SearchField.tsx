import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { Search, X } from 'lucide-react';
import type { MouseEvent, Ref, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldEvents } from './use-field-events.ts';

const Pill = styled('div', { shouldForwardProp: (name) => name !== 'warned' })<{ readonly warned: boolean }>(
  ({ theme, warned }) => ({
    display: 'flex',
    alignItems: 'center',
    height: 44,
    paddingInline: '14px 4px',
    border: `1.5px solid ${warned ? theme.vars.palette.error.main : theme.vars.palette.primary.main}`,
    borderRadius: theme.vars.shape.borderRadiusPill,
    background: theme.vars.palette.background.paper,
    [theme.breakpoints.down('md')]: { height: 48 },
    '&:focus-within': {
      boxShadow: `0 0 0 3px color-mix(in srgb, ${theme.vars.palette.primary.main} 22%, transparent)`,
    },
  }),
);

const Input = styled(InputBase)(({ theme }) => ({
  flex: 1,
  alignSelf: 'stretch',
  minWidth: 0,
  gap: 10,
  fontSize: 15,
  // Phones zoom into fields with text below 16 px.
  [theme.breakpoints.down('md')]: { fontSize: 16 },
}));

const Glass = styled(Search)(({ theme }) => ({ flex: 'none', color: theme.vars.palette.text.tertiary }));

const Key = styled('kbd')(({ theme }) => ({
  marginInlineEnd: 8,
  padding: '1px 7px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 5,
  color: theme.vars.palette.text.tertiary,
  font: 'inherit',
  fontSize: 12,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Submit = styled(Button)(({ theme }) => ({
  minHeight: 34,
  paddingBlock: 0,
  paddingInline: 22,
  borderRadius: theme.vars.shape.borderRadiusPill,
  [theme.breakpoints.down('md')]: { minHeight: 38, paddingInline: 14 },
}));

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  readonly inputId: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  readonly onClear: () => void;
  readonly events: FieldEvents;
  readonly open: boolean;
  /** Whether a list of options is shown below the field. */
  readonly hasList: boolean;
  /** The id of the element with the error message. */
  readonly warningId: string | undefined;
}

/** A press beside the text leaves the focus in the input. */
const keepFocus = (event: MouseEvent) => {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
};

/** The input with its clear and search buttons. */
export function SearchField(props: Props) {
  const { t } = useTranslation();
  const { ref, inputId, input, typed, onClear, events, open, hasList, warningId } = props;
  const end = typed ? (
    <IconButton aria-label={t('search.clear')} tabIndex={-1} onClick={onClear} sx={{ width: 32, height: 32 }}>
      <X size={16} aria-hidden />
    </IconButton>
  ) : (
    <Key aria-hidden>/</Key>
  );
  return (
    <Pill ref={ref} warned={warningId !== undefined}>
      <Input
        onMouseDown={keepFocus}
        onClick={() => input.current?.focus()}
        inputRef={input}
        startAdornment={<Glass size={18} aria-hidden />}
        endAdornment={end}
        placeholder={t('search.placeholder')}
        slotProps={{
          input: {
            ...events,
            id: inputId,
            value: typed,
            role: 'combobox',
            'aria-label': t('search.label'),
            'aria-autocomplete': 'list',
            'aria-expanded': hasList,
            'aria-controls': hasList ? `${inputId}-listbox` : undefined,
            // `useAutocomplete` writes the attribute into the element while its list is open.
            'aria-activedescendant': open ? '' : undefined,
            'aria-invalid': warningId !== undefined,
            'aria-describedby': warningId,
            autoComplete: 'off',
            autoCapitalize: 'none',
            spellCheck: false,
            enterKeyHint: 'search',
            maxLength: 64,
            style: { textOverflow: 'ellipsis' },
          },
        }}
      />
      <Submit type="submit" variant="contained">
        {t('search.button')}
      </Submit>
    </Pill>
  );
}
