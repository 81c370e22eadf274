import { useField, useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useMessageText } from '../forms/use-message-text.ts';
import type { UploadModule } from './limits.ts';
import { PictureUpload } from './PictureUpload.tsx';
import { isUploading, urlsOf } from './uploads.ts';
import { useUploads } from './use-uploads.ts';

interface Props {
  readonly name: string;
  readonly module: UploadModule;
  readonly label: string;
  readonly note?: string | undefined;
  readonly hint?: string | undefined;
}

interface ManyProps extends Props {
  readonly maxPictures: number;
  readonly valueOf: (urls: readonly string[]) => unknown;
}

/** A form with pending uploads cannot be sent (spec §5): the field shows an error. */
function UploadField({ name, module, maxPictures, valueOf, ...labels }: ManyProps) {
  const inUse = useUploads(module, maxPictures);
  const { uploads } = inUse;
  const messageText = useMessageText();
  const { setFieldValue } = useFormikContext();
  const [, meta] = useField<unknown>({
    name,
    validate: () => (isUploading(uploads.get()) ? 'form.upload.busy' : undefined),
  });
  useEffect(
    () => uploads.subscribe(() => void setFieldValue(name, valueOf(urlsOf(uploads.get())))),
    [uploads, name, setFieldValue, valueOf],
  );
  const error = meta.touched ? messageText(meta.error) : '';
  return <PictureUpload inUse={inUse} {...labels} error={error} />;
}

const all = (urls: readonly string[]) => urls;
const first = (urls: readonly string[]) => urls[0] ?? '';

/** A field for several pictures. Its value is the list of their URLs. */
export const PicturesField = (props: Props & { readonly maxPictures: number }) => (
  <UploadField {...props} valueOf={all} />
);

/** A picture field of a form. The value is the picture's URL, or empty. */
export const PictureField = (props: Props) => <UploadField {...props} maxPictures={1} valueOf={first} />;
