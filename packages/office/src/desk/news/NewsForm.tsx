import type { DeskNewsInfo } from '@openmall/sdk/desk';
import { useDeskNewsRemove, useDeskNewsSave } from '@openmall/sdk/desk/hooks';
import { t, textOr } from '../../shared/i18n/i18n.ts';
import { ContentForm } from '../content/ContentForm.tsx';
import { DeleteButton } from '../content/DeleteButton.tsx';
import { ARTICLE_FIELDS } from '../content/fields/article-fields.ts';
import { MomentField } from '../content/fields/MomentField.tsx';
import { PictureField } from '../content/fields/PictureField.tsx';
import { SwitchField } from '../content/fields/SwitchField.tsx';
import { TextFields } from '../content/fields/TextFields.tsx';
import { draftOf, newsErrors, valuesOf } from './news-values.ts';

interface RemovalProps {
  readonly info: DeskNewsInfo;
  readonly onDone: () => void;
}

function Removal({ info: { news }, onDone }: RemovalProps) {
  const { mutateAsync, error } = useDeskNewsRemove();
  const remove = () => mutateAsync({ params: { newsId: news.id, version: news.version } });
  return <DeleteButton name={news.title} remove={remove} error={error} onDone={onDone} />;
}

interface Props {
  /** Undefined for a new one. */
  readonly info: DeskNewsInfo | undefined;
  readonly onClose: () => void;
  readonly onReload: () => void;
}

/** Creates a news item or changes one. */
export function NewsForm({ info, onClose, onReload }: Props) {
  const { mutateAsync, error } = useDeskNewsSave();
  return (
    <ContentForm
      title={info?.news.title ?? t('content.newNews')}
      initial={valuesOf(info)}
      validate={newsErrors}
      save={(values) => mutateAsync({ data: draftOf(values, info) })}
      error={error}
      onClose={onClose}
      onReload={onReload}
      removal={info && <Removal info={info} onDone={onClose} />}
    >
      {({ values, errors, submitCount, setFieldValue }) => (
        <>
          <TextFields fields={ARTICLE_FIELDS} />
          <PictureField
            label={t('content.picture')}
            hint={t('content.wideHint')}
            ratio="1.33"
            picture={values.image}
            onChange={(image) => void setFieldValue('image', image)}
            onRemove={() => void setFieldValue('image', null)}
          />
          <MomentField
            label={t('content.publishAt')}
            value={values.publishAt}
            hint={t('content.publishHint')}
            problem={submitCount > 0 && errors.publishAt ? textOr(errors.publishAt, '') : undefined}
            onChange={(publishAt) => void setFieldValue('publishAt', publishAt)}
          />
          <SwitchField
            label={t('content.isShown')}
            isOn={values.isShown}
            onChange={(isShown) => void setFieldValue('isShown', isShown)}
          />
        </>
      )}
    </ContentForm>
  );
}
