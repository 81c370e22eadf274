import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { keyOfOption, type SearchOption } from './search-options.ts';
import { SearchRow } from './SearchRow.tsx';
import type { SearchBoxState } from './use-search-box.ts';

const Panel = styled(Paper)(({ theme }) => ({
  position: 'relative',
  maxHeight: 'min(520px, calc(100dvh - 140px))',
  overflow: 'auto',
  padding: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadiusLarge,
  boxShadow: theme.vars.elevation.high,
}));

const Busy = styled(LinearProgress)({ position: 'absolute', insetBlockStart: 0, insetInline: 0, height: 2 });

const Head = styled('div')(({ theme }) => ({
  padding: '8px 12px 4px',
  color: theme.vars.palette.text.tertiary,
  fontSize: 12,
  lineHeight: '16px',
}));

const Option = styled('li', { shouldForwardProp: (name) => name !== 'ruled' })<{ readonly ruled: boolean }>(
  ({ theme, ruled }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    padding: '6px 12px',
    borderRadius: theme.vars.shape.borderRadius,
    cursor: 'pointer',
    // Set by `useAutocomplete` on the option that the arrow keys or the pointer are on.
    '&.Mui-focused': { background: theme.vars.palette.primary.tint },
    ...(ruled && {
      position: 'relative',
      marginBlockStart: 17,
      '&::before': {
        content: "''",
        position: 'absolute',
        insetBlockStart: -9,
        insetInline: 12,
        borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
      },
    }),
  }),
);

/** A line separates goods from stores, and past searches from the button that deletes them. */
const isRuled = (option: SearchOption, previous: SearchOption | undefined): boolean =>
  (previous?.kind === 'goods' && option.kind !== 'goods') || option.kind === 'clear';

const gap = [{ name: 'offset', options: { offset: [0, 8] } }];

interface Props {
  readonly box: SearchBoxState;
  readonly anchor: HTMLElement | null;
}

/** The options below the search field. Previous options stay while new ones load. */
export function SearchList({ box, anchor }: Props) {
  const { t } = useTranslation();
  const { autocomplete, term, busy } = box;
  const options = autocomplete.groupedOptions as readonly SearchOption[];
  const title = t(term ? 'search.suggestions' : 'search.history');
  return (
    // Inside the header, so that the list moves with it.
    <Popper
      open
      disablePortal
      anchorEl={anchor}
      placement="bottom-start"
      modifiers={gap}
      sx={{ width: '100%', zIndex: 'modal' }}
    >
      <Panel elevation={0}>
        {busy && <Busy aria-hidden />}
        {!term && <Head aria-hidden>{title}</Head>}
        <List
          disablePadding
          {...autocomplete.getListboxProps()}
          aria-labelledby={undefined}
          aria-label={title}
        >
          {options.map((option, index) => {
            const { key: _key, ...props } = autocomplete.getOptionProps({ option, index });
            return (
              <Option
                key={keyOfOption(option)}
                {...props}
                ruled={isRuled(option, options[index - 1])}
                {...(option.kind === 'past' && { 'aria-keyshortcuts': 'Delete' })}
              >
                <SearchRow option={option} term={term} />
              </Option>
            );
          })}
        </List>
      </Panel>
    </Popper>
  );
}
