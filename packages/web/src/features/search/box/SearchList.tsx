import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { groupOptions, keyOfOption, type SearchOption } from './search-options.ts';
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

const Option = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  padding: '6px 12px',
  borderRadius: theme.vars.shape.borderRadius,
  cursor: 'pointer',
  // Set by `useAutocomplete` on the option that the arrow keys or the pointer are on.
  '&.Mui-focused': { background: theme.vars.palette.primary.tint },
}));

/** Short options stand beside each other, so that a phone shows all of them at once. */
const Chips = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: '4px 12px 12px',
  '& [role=option]': {
    paddingInline: 14,
    minHeight: 36,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.borderRadiusPill,
    [theme.breakpoints.down('md')]: { minHeight: 44 },
  },
}));

/** Whether a group holds words only. While the user types, categories have a line each. */
const isShort = (first: SearchOption | undefined, term: string): boolean =>
  first?.kind === 'popular' || (first?.kind === 'category' && term === '');

const gap = [{ name: 'offset', options: { offset: [0, 8] } }];

interface Props {
  readonly box: SearchBoxState;
  readonly anchor: HTMLElement | null;
}

/** The options below the search field. Previous options stay while new ones load. */
export function SearchList({ box, anchor }: Props) {
  const { t } = useTranslation();
  const { autocomplete, term, busy } = box;
  const groups = groupOptions(autocomplete.groupedOptions as readonly SearchOption[]);
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
        <ul
          {...autocomplete.getListboxProps()}
          aria-labelledby={undefined}
          aria-label={t('search.suggestions')}
        >
          {groups.map(({ heading, options }) => {
            const Options = isShort(options[0]?.option, term) ? Chips : 'ul';
            return (
              <li key={heading} role="presentation">
                <div role="group" aria-label={t(heading)}>
                  <Head aria-hidden>{t(heading)}</Head>
                  <Options role="presentation">
                    {options.map(({ option, index }) => {
                      const { key: _key, ...props } = autocomplete.getOptionProps({ option, index });
                      return (
                        <Option
                          key={keyOfOption(option)}
                          {...props}
                          {...(option.kind === 'past' && { 'aria-keyshortcuts': 'Delete' })}
                        >
                          <SearchRow option={option} term={term} />
                        </Option>
                      );
                    })}
                  </Options>
                </div>
              </li>
            );
          })}
        </ul>
      </Panel>
    </Popper>
  );
}
