import { uploadimgExecute } from '@openmall/sdk/validators';
import { useUploadimgExecute } from '@openmall/sdk/hooks';
import { useEffect, useState } from 'react';
import { useErrorText } from '../errors/use-error-text.ts';
import { useMessageText } from '../forms/use-message-text.ts';
import { validateWith } from '../forms/validate-with.ts';

interface Picture {
  readonly file: File;
  readonly moduleName: string;
}

const wrongOf = validateWith<Picture>({ schema: uploadimgExecute, inputOf: (picture) => picture });

export interface PictureUpload {
  /** Checks a picture by the contract's rules, sends it, and tells the address under which it is kept. */
  readonly take: (file: File) => void;
  readonly isPending: boolean;
  /** The picture on its way, to be looked at. */
  readonly preview: string | undefined;
  /** What went wrong, in words. */
  readonly wrong: string;
  readonly forget: () => void;
}

/** Sends one picture at a time. */
export function usePictureUpload(moduleName: string, onKept: (url: string) => void): PictureUpload {
  const send = useUploadimgExecute({ mutation: { meta: { inline: true } } });
  const [preview, setPreview] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const messageText = useMessageText();
  const failure = useErrorText(send.error);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  const forget = () => {
    send.reset();
    setRefused(undefined);
    setPreview(undefined);
  };
  const take = async (file: File) => {
    if (send.isPending) return;
    forget();
    const [message] = Object.values(await wrongOf({ file, moduleName }));
    if (message) return setRefused(message);
    setPreview(URL.createObjectURL(file));
    send.mutate({ data: { file, moduleName } }, { onSuccess: onKept, onError: () => setPreview(undefined) });
  };
  return {
    take: (file) => void take(file),
    isPending: send.isPending,
    preview,
    wrong: refused ? messageText(refused) : send.error ? failure : '',
    forget,
  };
}
