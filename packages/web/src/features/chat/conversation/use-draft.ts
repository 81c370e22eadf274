import { newOnlinechatSend } from '@openmall/sdk/validators';
import { useState } from 'react';
import { useMessageText } from '../../../shared/forms/use-message-text.ts';
import { validateWith } from '../../../shared/forms/validate-with.ts';
import { useUploads, type UploadsInUse } from '../../../shared/uploads/use-uploads.ts';
import type { Draft } from './conversation-port.ts';

/** At once; the next ones can follow. */
export const MAX_PICTURES = 4;

const wrongOf = validateWith<Draft>({ schema: newOnlinechatSend, inputOf: (draft) => draft });

export interface DraftInUse {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Why the text can't be sent, in words. */
  readonly wrong: string;
  readonly inUse: UploadsInUse;
  readonly canSend: boolean;
  readonly send: () => Promise<void>;
}

/** What is being written, and the pictures that go along. */
export function useDraft(onSend: (draft: Draft) => void): DraftInUse {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();
  const messageText = useMessageText();
  const inUse = useUploads('online', MAX_PICTURES);
  const { busy, urls, uploads } = inUse;
  const content = text.trim();
  const canSend = !busy && (content !== '' || urls.length > 0);

  const send = async () => {
    if (!canSend) return;
    if (content !== '') {
      const [message] = Object.values(await wrongOf({ type: 'text', content }));
      setWrong(message);
      if (message) return;
      onSend({ type: 'text', content });
      setText('');
    }
    for (const url of urls) onSend({ type: 'img', content: url });
    uploads.end();
  };
  const type = (now: string) => {
    setText(now);
    setWrong(undefined);
  };
  return { text, type, wrong: messageText(wrong), inUse, canSend, send };
}
