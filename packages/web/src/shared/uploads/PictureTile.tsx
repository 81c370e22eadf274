import ButtonBase from '@mui/material/ButtonBase';
import LinearProgress from '@mui/material/LinearProgress';
import styled from '@emotion/styled';
import { CircleAlert, RotateCw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Upload } from './uploads.ts';

const Root = styled.li`
  position: relative;
  flex: none;
  inline-size: 96px;
  block-size: 96px;
  border: 1px solid var(--mui-palette-divider);
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-background-sunken);
  &[data-state='failed'] {
    border-color: var(--mui-palette-error-main);
  }
  & > img {
    inline-size: 100%;
    block-size: 100%;
    border-radius: inherit;
    object-fit: cover;
  }
  &:not([data-state='done']) > img {
    opacity: 0.45;
  }
  & > .alert {
    position: absolute;
    inset: 0;
    margin: auto;
    color: var(--mui-palette-error-main);
  }
  & > button {
    position: absolute;
    display: grid;
    place-items: center;
    border: 0;
    border-radius: var(--mui-shape-borderRadiusLarge);
    background: rgb(20 26 24 / 72%);
    color: #fff;
    inline-size: 24px;
    block-size: 24px;
  }
  & > button:hover {
    background: #000;
  }
  & > .remove {
    inset-block-start: 4px;
    inset-inline-end: 4px;
  }
  & > .again {
    inset-block-end: 4px;
    inset-inline-start: 4px;
  }
`;

interface Props {
  readonly picture: Upload;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}

/** An upload: its preview, progress and remove button. */
export function PictureTile({ picture, onRemove, onRetry }: Props) {
  const { t } = useTranslation('form');
  const { name, preview, state, share, problem } = picture;
  return (
    <Root data-state={state}>
      {state === 'failed' && problem?.rule ? null : <img src={preview} alt={name} />}
      {(state === 'sending' || state === 'waiting') && (
        <LinearProgress
          variant="determinate"
          value={share * 100}
          aria-label={t('upload.progress', { name })}
          sx={{ position: 'absolute', inset: 'auto 8px 8px', height: 6 }}
        />
      )}
      {state === 'failed' && <CircleAlert className="alert" size={28} aria-hidden />}
      {problem?.error !== undefined && (
        <ButtonBase className="again" aria-label={t('upload.again', { name })} onClick={onRetry}>
          <RotateCw size={14} aria-hidden />
        </ButtonBase>
      )}
      <ButtonBase className="remove" aria-label={t('upload.remove', { name })} onClick={onRemove}>
        <X size={14} aria-hidden />
      </ButtonBase>
    </Root>
  );
}
