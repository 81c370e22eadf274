/** Each kind of message in the store's own component, at its smallest width. */
import IconButton from '@mui/material/IconButton';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import styled from '@emotion/styled';
import { MemoryRouter } from 'react-router-dom';
import { UpdateNote } from '../../../src/app/updates/UpdateNote.tsx';
import { FieldBox } from '../../../src/shared/forms/fields/FieldBox.tsx';
import { FormAlert } from '../../../src/shared/forms/FormAlert.tsx';
import { ErrorState } from '../../../src/shared/ui/feedback/ErrorState.tsx';
import { Notice } from '../../../src/shared/ui/feedback/Notice.tsx';
import { busyButtons } from './buttons.ts';
import { failureOf, failures } from './failures.ts';
import { screenReaderTexts } from './screen-reader-texts.ts';
import { faults, hints, notices, notOfValidators } from './notices.ts';
import { allOf, countedTexts, textOf } from './text-keys.ts';

/** A third of the address dialog. */
const FIELD = 186;
/** The slider dialog and the summary of the checkout. */
const COLUMN = 320;

const Grid = styled.div<{ readonly column: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, ${({ column }) => column}px);
  gap: 20px;
  align-items: start;
`;

const ofValidators = allOf('form').filter(
  (textKey) => !notOfValidators.some((excluded) => excluded === textKey),
);
const fields = [
  ...[...ofValidators, ...faults].map((textKey) => ({ textKey, error: textOf(textKey), hint: '' })),
  ...hints.map((textKey) => ({ textKey, error: '', hint: textOf(textKey) })),
];

export const Fields = () => (
  <Grid column={FIELD}>
    {fields.map(({ textKey, ...texts }) => (
      <FieldBox
        key={textKey}
        id={textKey}
        label={textOf('account.address.street')}
        note={textOf('form.optional')}
        {...texts}
      >
        <OutlinedInput id={textKey} defaultValue="" />
      </FieldBox>
    ))}
  </Grid>
);

export const Failures = () => (
  <Grid column={COLUMN}>
    <ErrorState error={failureOf('serverError')} onRetry={() => undefined} />
    {failures.map((key) => (
      <FormAlert key={key} error={failureOf(key)} />
    ))}
  </Grid>
);

export const Buttons = () => (
  <Grid column={COLUMN}>
    {busyButtons.map((textKey) => (
      <Button key={textKey} variant="contained" size="large" fullWidth disabled>
        {textOf(textKey)}
      </Button>
    ))}
  </Grid>
);

export const Notices = () => (
  <Grid column={COLUMN}>
    {notices.map((textKey) => (
      <Notice key={textKey} severity="warning">
        {textOf(textKey)}
      </Notice>
    ))}
  </Grid>
);

export const ScreenReaderTexts = () => (
  <Grid column={40}>
    {screenReaderTexts.map((textKey) => (
      <IconButton key={textKey} aria-label={textOf(textKey)}>
        {'♪'}
      </IconButton>
    ))}
  </Grid>
);

/** All plural forms of the language; pages show only one or two counts. */
export const Plurals = () => (
  <Grid column={COLUMN}>
    {[...new Set(countedTexts())].map((text) => (
      <p key={text}>{text}</p>
    ))}
  </Grid>
);

export const Note = () => (
  <MemoryRouter>
    <UpdateNote />
  </MemoryRouter>
);
