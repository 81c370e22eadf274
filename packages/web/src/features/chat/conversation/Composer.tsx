import IconButton from '@mui/material/IconButton';
import InputBase, { inputBaseClasses } from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { ImagePlus, SendHorizontal } from 'lucide-react';
import { useId, useRef, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { limitsOf } from '../../../shared/uploads/limits.ts';
import { PictureTile } from '../../../shared/uploads/PictureTile.tsx';
import { UploadProblems } from '../../../shared/uploads/UploadProblems.tsx';
import type { UploadsInUse } from '../../../shared/uploads/use-uploads.ts';
import type { Draft } from './conversation-port.ts';
import { MAX_PICTURES, useDraft } from './use-draft.ts';

const Root = styled('form')`
  padding: 8px 12px 12px;
  border-block-start: 1px solid var(--mui-palette-divider);
  background: var(--mui-palette-background-paper);
  & > .row {
    display: flex;
    align-items: end;
    gap: 4px;
  }
  & .send {
    background: var(--mui-palette-primary-main);
    color: var(--mui-palette-primary-contrastText);
  }
  & .send:hover {
    background: var(--mui-palette-primary-dark);
    color: var(--mui-palette-primary-contrastText);
  }
  & .send:disabled {
    background: var(--mui-palette-background-sunken);
  }
  & > .pictures {
    display: flex;
    gap: 8px;
    padding-block: 4px 8px;
    overflow-x: auto;
  }
  & > .wrong {
    color: var(--mui-palette-error-main);
    font-size: 12px;
    line-height: 16px;
    padding: 4px 8px;
  }
`;

const Field = styled(InputBase)(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  padding: 0,
  border: `1px solid ${theme.vars.palette.outline}`,
  borderRadius: 22,
  background: theme.vars.palette.background.paper,
  [`&.${inputBaseClasses.focused}`]: {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
}));

const textareaStyles = {
  maxHeight: 128,
  fieldSizing: 'content',
  paddingBlock: { xs: '11px', md: '9px' },
  paddingInline: '14px',
  fontSize: { xs: 16, md: 14 },
  lineHeight: '20px',
} as const;

function AttachedPictures({ inUse: { pictures, uploads } }: { readonly inUse: UploadsInUse }) {
  if (pictures.length === 0) return null;
  return (
    <ul className="pictures">
      {pictures.map((picture) => (
        <PictureTile
          key={picture.key}
          picture={picture}
          onRemove={() => uploads.remove(picture.key)}
          onRetry={() => uploads.retry(picture.key)}
        />
      ))}
    </ul>
  );
}

interface Props {
  readonly onSend: (draft: Draft) => void;
  readonly label: string;
  readonly input: RefObject<HTMLTextAreaElement | null>;
  readonly initialText?: string | undefined;
}

/** The message field. Enter sends, Shift+Enter starts a new line; pictures can be attached. */
export function Composer({ onSend, label, input, initialText }: Props) {
  const { t } = useTranslation('chat');
  const file = useRef<HTMLInputElement>(null);
  const id = useId();
  const draft = useDraft(onSend, initialText);
  const { text, type, errorText, inUse } = draft;
  const { uploads, pictures, leftOut } = inUse;

  const send = () => {
    void draft.send();
    input.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition, Enter confirms the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <Root onSubmit={submit} noValidate>
      <AttachedPictures inUse={inUse} />
      <UploadProblems pictures={pictures} leftOut={leftOut} maxPictures={MAX_PICTURES} />
      <div className="row">
        <IconButton
          aria-label={t('addPicture')}
          title={t('addPicture')}
          onClick={() => file.current?.click()}
        >
          <ImagePlus size={20} aria-hidden />
        </IconButton>
        <Field
          inputRef={input}
          multiline
          inputComponent="textarea"
          placeholder={t('placeholder')}
          value={text}
          error={errorText !== ''}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={({ clipboardData }) => uploads.add(clipboardData.files)}
          slotProps={{ input: { 'aria-label': label, 'aria-describedby': `${id}wrong`, sx: textareaStyles } }}
        />
        <IconButton
          type="submit"
          className="send"
          aria-label={t('send')}
          title={t('send')}
          disabled={!draft.canSend}
        >
          <SendHorizontal className="flips" size={20} aria-hidden />
        </IconButton>
      </div>
      <div className="wrong" id={`${id}wrong`} role="alert" hidden={errorText === ''}>
        {errorText}
      </div>
      <input
        ref={file}
        type="file"
        hidden
        multiple
        aria-label={t('addPicture')}
        accept={limitsOf('online').mediaTypes.join(',')}
        onChange={({ target }) => {
          if (target.files) uploads.add(target.files);
          target.value = ''; // Allows choosing the same file again.
        }}
      />
    </Root>
  );
}
