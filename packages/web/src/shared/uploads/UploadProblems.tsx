import { useErrorText } from '../errors/use-error-text.ts';
import { useMessageText } from '../forms/use-message-text.ts';
import { useTranslation } from 'react-i18next';
import type { Upload, UploadsState } from './uploads.ts';

function ProblemText({ picture: { name, problem } }: { readonly picture: Upload }) {
  const messageText = useMessageText();
  const errorText = useErrorText(problem?.error);
  const text = problem?.rule ? messageText(problem.rule) : errorText;
  return (
    <li>
      <bdi>{name}</bdi>: {text}
    </li>
  );
}

interface Props extends UploadsState {
  readonly maxPictures: number;
}

/** Lists the rejected pictures with the reasons. */
export function UploadProblems({ pictures, leftOut, maxPictures }: Props) {
  const { t } = useTranslation('form');
  const failed = pictures.filter(({ state }) => state === 'failed');
  return (
    <div role="status" style={{ color: 'var(--mui-palette-error-main)', fontSize: 13, lineHeight: '18px' }}>
      <ul>
        {failed.map((picture) => (
          <ProblemText key={picture.key} picture={picture} />
        ))}
        {leftOut > 0 && <li>{t('upload.most', { count: maxPictures })}</li>}
      </ul>
    </div>
  );
}
