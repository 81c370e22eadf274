import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MerchantChatMessage } from '@openmall/sdk/merchant';
import { useEffect, useRef } from 'react';
import { formatMoment } from '../i18n/format.ts';
import { t } from '../i18n/i18n.ts';

const Content = ({ message: { isTakenBack, kind, content } }: { readonly message: MerchantChatMessage }) => {
  if (isTakenBack) return <Typography sx={{ fontStyle: 'italic' }}>{t('chat.takenBack')}</Typography>;
  if (kind === 'img')
    return <img src={content} alt={t('chat.picture')} style={{ maxInlineSize: '100%', display: 'block' }} />;
  return (
    <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {content}
    </Typography>
  );
};

function Bubble({ message }: { readonly message: MerchantChatMessage }) {
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

/** The messages of one conversation. A new one is scrolled into view. */
export function Messages({ messages }: { readonly messages: readonly MerchantChatMessage[] }) {
  const end = useRef<HTMLDivElement>(null);
  const { length } = messages;
  useEffect(() => {
    // Newer browsers answer a promise, which must not be taken for the clean-up of the effect.
    void end.current?.scrollIntoView({ block: 'end' });
  }, [length]);
  return (
    <Stack role="log" sx={{ gap: 1.5 }}>
      {messages.map((message) => (
        <Bubble key={message.id} message={message} />
      ))}
      <div ref={end} />
    </Stack>
  );
}
