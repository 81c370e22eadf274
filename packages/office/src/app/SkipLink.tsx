import Button from '@mui/material/Button';
import { t } from '../shared/i18n/i18n.ts';

export const CONTENT_ID = 'content';

/** The first stop of the Tab key, shown only while it has the focus: leads past the menu. */
export const SkipLink = () => (
  <Button
    href={`#${CONTENT_ID}`}
    variant="contained"
    onClick={(event) => {
      // The address holds the filters of a list, so it is left alone.
      event.preventDefault();
      document.getElementById(CONTENT_ID)?.focus();
    }}
    sx={{
      position: 'fixed',
      insetBlockStart: 8,
      insetInlineStart: 8,
      zIndex: 'tooltip',
      '&:not(:focus)': { clipPath: 'inset(50%)' },
    }}
  >
    {t('app.skip')}
  </Button>
);
