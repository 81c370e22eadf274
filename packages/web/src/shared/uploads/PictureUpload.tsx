import ButtonBase from '@mui/material/ButtonBase';
import styled from '@emotion/styled';
import { CircleAlert, ImagePlus } from 'lucide-react';
import { useId, useRef, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { kindsOf, limitsOf, mebibytesOf } from './limits.ts';
import { PictureTile } from './PictureTile.tsx';
import { UploadProblems } from './UploadProblems.tsx';
import type { UploadsInUse } from './use-uploads.ts';

const Root = styled.div`
  display: grid;
  gap: 8px;
  min-inline-size: 0;
  & > .label {
    font-weight: 600;
  }
  & > .label small {
    color: var(--mui-palette-text-tertiary);
    font-weight: 400;
    font-size: 13px;
  }
  & > :empty {
    display: none;
  }
  & > ul:first-of-type {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  & .add {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 4px;
    inline-size: 96px;
    block-size: 96px;
    padding: 4px;
    border: 1.5px dashed var(--mui-palette-outline);
    border-radius: var(--mui-shape-borderRadius);
    background: var(--mui-palette-background-paper);
    color: var(--mui-palette-text-secondary);
    font-size: 12px;
    line-height: 16px;
    text-align: center;
    cursor: pointer;
  }
  & .add:hover,
  & .add[data-over='true'] {
    border-color: var(--mui-palette-primary-main);
    background: var(--mui-palette-primary-tint);
    color: var(--mui-palette-primary-main);
  }
  & .add[aria-invalid='true'] {
    border-color: var(--mui-palette-error-main);
  }
  & .hint {
    color: var(--mui-palette-text-secondary);
    font-size: 12px;
    line-height: 16px;
  }
  & .wrong {
    display: flex;
    gap: 6px;
    color: var(--mui-palette-error-main);
    font-size: 13px;
    line-height: 18px;
  }
  & .wrong svg {
    flex: none;
    margin-block-start: 2px;
  }
`;

interface Props {
  readonly inUse: UploadsInUse;
  readonly label: string;
  readonly note?: string | undefined;
  /** A hint about the picture's content; file types and size are shown anyway. */
  readonly hint?: string | undefined;
  /** Why the form cannot be sent. */
  readonly error?: string;
}

/** Chooses pictures by file dialog or drag and drop, and shows the progress of each. */
export function PictureUpload({ inUse, label, note, hint, error = '' }: Props) {
  const { t } = useTranslation('form');
  const { uploads, pictures, leftOut } = inUse;
  const { module, maxPictures } = uploads;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const id = useId();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    uploads.add(event.dataTransfer.files);
  };
  const limits = t('upload.limits', {
    kinds: kindsOf(module),
    size: mebibytesOf(module),
  });
  return (
    <Root role="group" aria-labelledby={`${id}-label`}>
      <span className="label" id={`${id}-label`}>
        {label} {note && <small>{note}</small>}
      </span>
      <ul>
        {pictures.map((picture) => (
          <PictureTile
            key={picture.key}
            picture={picture}
            onRemove={() => uploads.remove(picture.key)}
            onRetry={() => uploads.retry(picture.key)}
          />
        ))}
        {pictures.length < maxPictures && (
          <li>
            <ButtonBase
              className="add"
              data-over={over}
              aria-invalid={error !== '' || undefined}
              aria-describedby={`${id}-hint ${id}-error`}
              onClick={() => input.current?.click()}
              onDragOver={(event) => {
                event.preventDefault();
                setOver(true);
              }}
              onDragLeave={() => setOver(false)}
              onDrop={drop}
            >
              <ImagePlus size={22} aria-hidden />
              {maxPictures > 1
                ? t('upload.addOf', { count: pictures.length, max: maxPictures })
                : t('upload.add')}
            </ButtonBase>
          </li>
        )}
      </ul>
      <input
        ref={input}
        type="file"
        hidden
        multiple={maxPictures > 1}
        accept={limitsOf(module).mediaTypes.join(',')}
        aria-label={label}
        onChange={({ target }) => {
          if (target.files) uploads.add(target.files);
          target.value = ''; // So that the same file can be chosen again.
        }}
      />
      <UploadProblems pictures={pictures} leftOut={leftOut} maxPictures={maxPictures} />
      <span className="wrong" id={`${id}-error`}>
        {error && (
          <>
            <CircleAlert size={14} aria-hidden />
            {error}
          </>
        )}
      </span>
      <span className="hint" id={`${id}-hint`}>
        {hint} {limits}
      </span>
    </Root>
  );
}
