import styled from '@emotion/styled';
import { useField } from 'formik';
import { ImageUp, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { describedBy, FieldBox } from '../forms/FieldBox.tsx';
import { useMessageText } from '../forms/use-message-text.ts';
import { ownPicture } from './own-picture.ts';
import { usePictureUpload } from './use-picture-upload.ts';

const Root = styled.div`
  position: relative;
  display: grid;
  block-size: 148px;
  overflow: hidden;
  border: 1.5px dashed var(--line-strong);
  border-radius: var(--radius);
  background: var(--ground);
  transition: border-color var(--quick);
  &:hover {
    border-color: var(--brand);
  }
  &:has(input:focus-visible) {
    outline: 2px solid var(--brand);
    outline-offset: 2px;
  }
  &[data-wrong='true'] {
    border-color: var(--bad);
  }
  &[data-full='true'] {
    border-style: solid;
    border-color: var(--line);
  }
  /* The real field lies over all of it, so that clicking and dropping are the browser's own. */
  & > input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  & > .ask {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 6px;
    padding: 12px;
    color: var(--ink-soft);
    font-size: 13px;
    line-height: 18px;
    text-align: center;
  }
  & > .ask svg {
    color: var(--brand);
  }
  & > .ask strong {
    color: var(--ink);
    font-weight: 600;
  }
  & > img {
    inline-size: 100%;
    block-size: 148px;
    object-fit: contain;
    background: var(--sunken);
  }
  & > button {
    position: absolute;
    inset-block-start: 8px;
    inset-inline-end: 8px;
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border: 0;
    border-radius: 16px;
    background: rgb(12 22 18 / 64%);
    color: #fff;
  }
  & > progress {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    inline-size: 100%;
    block-size: 6px;
    accent-color: var(--brand);
  }
`;

interface Props {
  readonly name: string;
  readonly label: string;
  /** What the picture is for; the size limit follows from it. */
  readonly moduleName: string;
  readonly note?: string;
  readonly hint?: string;
  readonly icon?: ReactNode;
}

/** A picture in a form: chosen or dropped, sent at once, looked at, and taken out again. The value is its address. */
export function PictureField({ name, label, moduleName, note, hint, icon }: Props) {
  const { t } = useTranslation('form');
  const id = useId();
  const [{ value }, meta, { setValue, setTouched }] = useField<string>(name);
  const upload = usePictureUpload(moduleName, (url) => void setValue(url));
  const messageText = useMessageText();
  const missing = meta.touched ? messageText(meta.error) : '';
  const error = upload.wrong || (upload.isPending ? '' : missing);
  const shown = upload.preview ?? (value && ownPicture(value));
  const remove = () => {
    upload.forget();
    void setValue('');
  };
  return (
    <FieldBox id={id} label={label} note={note} hint={hint} error={error}>
      <Root data-full={Boolean(shown)} data-wrong={error !== ''} aria-busy={upload.isPending}>
        {shown ? (
          <img src={shown} alt={t('picture.chosen')} />
        ) : (
          <span className="ask">
            {icon ?? <ImageUp size={24} aria-hidden />}
            <span>
              <strong>{t('picture.choose')}</strong> {t('picture.drop')}
            </span>
          </span>
        )}
        <input
          type="file"
          id={id}
          accept="image/*"
          disabled={upload.isPending}
          aria-invalid={error !== '' || undefined}
          aria-describedby={describedBy(id, error, hint)}
          onBlur={() => void setTouched(true)}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (!file) return;
            void setValue('');
            upload.take(file);
          }}
        />
        {upload.isPending && <progress aria-label={t('picture.sending')} />}
        {shown && !upload.isPending && (
          <button
            type="button"
            aria-label={t('picture.remove', { label })}
            title={t('picture.remove', { label })}
            onClick={remove}
          >
            <X size={18} aria-hidden />
          </button>
        )}
      </Root>
    </FieldBox>
  );
}
