/** Each kind of message in the component that the store says it with, as narrow as it gets there. */
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
import { allOf, countedWords, textOf } from './words.ts';

/** A third of the dialog of addresses. */
const FIELD = 186;
/** The dialog of the slider, and the summary of the checkout. */
const COLUMN = 320;

const Grid = styled.div<{ readonly column: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, ${({ column }) => column}px);
  gap: 20px;
  align-items: start;
`;

const ofValidators = allOf('form').filter((word) => !notOfValidators.some((one) => one === word));
const fields = [
  ...[...ofValidators, ...faults].map((word) => ({ word, error: textOf(word), hint: '' })),
  ...hints.map((word) => ({ word, error: '', hint: textOf(word) })),
];

export const Fields = () => (
  <Grid column={FIELD}>
    {fields.map(({ word, ...texts }) => (
      <FieldBox
        key={word}
        id={word}
        label={textOf('account.address.street')}
        note={textOf('form.optional')}
        {...texts}
      >
        <OutlinedInput id={word} defaultValue="" />
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
    {busyButtons.map((word) => (
      <Button key={word} variant="contained" size="large" fullWidth disabled>
        {textOf(word)}
      </Button>
    ))}
  </Grid>
);

export const Notices = () => (
  <Grid column={COLUMN}>
    {notices.map((word) => (
      <Notice key={word} severity="warning">
        {textOf(word)}
      </Notice>
    ))}
  </Grid>
);

export const ScreenReaderTexts = () => (
  <Grid column={40}>
    {screenReaderTexts.map((word) => (
      <IconButton key={word} aria-label={textOf(word)}>
        {'♪'}
      </IconButton>
    ))}
  </Grid>
);

/** Pages show a count or two; here is every plural of the language. */
export const Plurals = () => (
  <Grid column={COLUMN}>
    {[...new Set(countedWords())].map((text) => (
      <p key={text}>{text}</p>
    ))}
  </Grid>
);

export const Note = () => (
  <MemoryRouter>
    <UpdateNote />
  </MemoryRouter>
);
