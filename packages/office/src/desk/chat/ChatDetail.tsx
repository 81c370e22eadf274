import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { DeskChatMessages } from '@openmall/sdk/desk';
import { useDeskChatMessages, useDeskChatWrite } from '@openmall/sdk/desk/hooks';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { formatMoment } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { messageOf } from '../../shared/net/error-of.ts';
import { RecordDetail } from '../../shared/ui/RecordDetail.tsx';

type Message = DeskChatMessages['messages'][number];

const Content = ({ message: { isTakenBack, kind, content } }: { readonly message: Message }) => {
  if (isTakenBack) return <Typography sx={{ fontStyle: 'italic' }}>{t('chat.takenBack')}</Typography>;
  if (kind === 'img')
    return <img src={content} alt={t('chat.picture')} style={{ maxInlineSize: '100%', display: 'block' }} />;
  return <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{content}</Typography>;
};

function Bubble({ message }: { readonly message: Message }) {
  const { isFromUser, at } = message;
  return (
    <Box sx={{ alignSelf: isFromUser ? 'flex-start' : 'flex-end', maxInlineSize: '85%' }}>
      <Box
        sx={{
          p: 1.25,
          borderRadius: 2,
          bgcolor: isFromUser ? 'action.hover' : 'var(--mui-palette-primary-tint)',
        }}
      >
        <Content message={message} />
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {formatMoment(at)}
      </Typography>
    </Box>
  );
}

/** Ctrl+Enter sends; Enter alone starts a new line. */
function Answer({ userId }: { readonly userId: string }) {
  const [text, setText] = useState('');
  const { mutate, isPending, error } = useDeskChatWrite();
  const send = () => {
    if (text.trim() === '') return;
    mutate({ params: { userId, text: text.trim() } }, { onSuccess: () => setText('') });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  };
  return (
    <Stack sx={{ gap: 1, flexGrow: 1 }}>
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
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
      <Button variant="contained" loading={isPending} onClick={send} sx={{ alignSelf: 'flex-end' }}>
        {t('chat.send')}
      </Button>
    </Stack>
  );
}

const POLL_MS = 5_000;

/** One conversation beside the queue. */
export function ChatDetail() {
  const { userId = '' } = useParams();
  const { data, error } = useDeskChatMessages({ userId }, { query: { refetchInterval: POLL_MS } });
  const end = useRef<HTMLDivElement>(null);
  const count = data?.messages.length;
  useEffect(() => end.current?.scrollIntoView({ block: 'end' }), [count]);
  return (
    <RecordDetail
      base="/chat"
      title={data?.username ?? t('chat.title')}
      error={error}
      isLoading={!data}
      actions={<Answer userId={userId} />}
    >
      <Stack role="log" sx={{ gap: 1.5 }}>
        {data?.messages.map((message) => (
          <Bubble key={message.id} message={message} />
        ))}
        <div ref={end} />
      </Stack>
    </RecordDetail>
  );
}
