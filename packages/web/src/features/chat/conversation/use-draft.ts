import { newOnlinechatSend } from '@openmall/sdk/validators';
import { useState } from 'react';
import { useMessageText } from '../../../shared/forms/use-message-text.ts';
import { validateWith } from '../../../shared/forms/validate-with.ts';
import { useUploads, type UploadsInUse } from '../../../shared/uploads/use-uploads.ts';
import type { Draft } from './conversation-port.ts';

/** Pictures that can be attached to a message. */
export const MAX_PICTURES = 4;

const validateDraft = validateWith<Draft>({ schema: newOnlinechatSend, inputOf: (draft) => draft });

export interface DraftInUse {
  readonly text: string;
  readonly type: (text: string) => void;
  /** The error message of the text; empty if it is valid. */
  readonly errorText: string;
  readonly inUse: UploadsInUse;
  readonly canSend: boolean;
  readonly send: () => Promise<void>;
}

/** The message being written, with its pictures. */
export function useDraft(onSend: (draft: Draft) => void, initialText = ''): DraftInUse {
  const [text, setText] = useState(initialText);
  const [error, setError] = useState<string>();
  const messageText = useMessageText();
  const inUse = useUploads('online', MAX_PICTURES);
  const { busy, urls, uploads } = inUse;
  const content = text.trim();
  const canSend = !busy && (content !== '' || urls.length > 0);

  const send = async () => {
    if (!canSend) return;
    if (content !== '') {
      const [message] = Object.values(await validateDraft({ type: 'text', content }));
      setError(message);
      if (message) return;
      onSend({ type: 'text', content });
      setText('');
    }
    for (const url of urls) onSend({ type: 'img', content: url });
    uploads.end();
  };
  const type = (value: string) => {
    setText(value);
    setError(undefined);
  };
  return { text, type, errorText: messageText(error), inUse, canSend, send };
}
