import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { t } from '../i18n/i18n.ts';
import { messageOf } from '../net/error-of.ts';

interface Props {
  /** Sends a text, and calls back once it is sent. */
  readonly onSend: (text: string, onSent: () => void) => void;
  readonly isSending: boolean;
  readonly error: unknown;
  /** Further buttons beside the one that sends. */
  readonly tools?: ReactNode;
}

/** The field for an answer. Ctrl+Enter sends; Enter alone starts a new line. */
export function Composer({ onSend, isSending, error, tools }: Props) {
  const [text, setText] = useState('');
  const send = () => {
    if (text.trim() !== '') onSend(text.trim(), () => setText(''));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  };
  return (
    <Stack sx={{ gap: 1, flexGrow: 1 }}>
      {Boolean(error) && <Alert severity="error">{messageOf(error)}</Alert>}
      <TextField
        multiline
        minRows={2}
        maxRows={6}
        label={t('chat.answer')}
        helperText={t('chat.keys')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
        {tools}
        <Button variant="contained" loading={isSending} onClick={send}>
          {t('chat.send')}
        </Button>
      </Stack>
    </Stack>
  );
}
