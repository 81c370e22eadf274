import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { DeskHelpPageInfo } from '@openmall/sdk/desk';
import { useDeskHelpPageRemove, useDeskHelpPageSave } from '@openmall/sdk/desk/hooks';
import { t } from '../../shared/i18n/i18n.ts';
import { ContentForm } from '../content/ContentForm.tsx';
import { DeleteButton } from '../content/DeleteButton.tsx';
import { ARTICLE_FIELDS, articlesOfValues, valuesOfArticles } from '../content/fields/article-fields.ts';
import { SwitchField } from '../content/fields/SwitchField.tsx';
import { TextFields } from '../content/fields/TextFields.tsx';
import { textErrors } from '../content/fields/texts.ts';
import { useTopicName } from './topics.ts';

interface RemovalProps {
  readonly info: DeskHelpPageInfo;
  readonly onDone: () => void;
}

function Removal({ info: { page }, onDone }: RemovalProps) {
  const { mutateAsync, error } = useDeskHelpPageRemove();
  const remove = () => mutateAsync({ params: { topic: page.topic, version: page.version } });
  return <DeleteButton name={page.title} remove={remove} error={error} onDone={onDone} />;
}

interface Props {
  readonly info: DeskHelpPageInfo;
  readonly onClose: () => void;
  readonly onReload: () => void;
}

/** Writes an information page of the store. */
export function HelpForm({ info, onClose, onReload }: Props) {
  const { mutateAsync, error } = useDeskHelpPageSave();
  const topicName = useTopicName();
  const { topic, version, isHidden } = info.page;
  return (
    <ContentForm
      title={topicName(topic)}
      initial={{ texts: valuesOfArticles(info.texts), isShown: !isHidden }}
      validate={({ texts }) => textErrors(texts, ARTICLE_FIELDS)}
      save={({ texts, isShown }) =>
        mutateAsync({ data: { topic, version, texts: articlesOfValues(texts), isHidden: !isShown } })
      }
      error={error}
      onClose={onClose}
      onReload={onReload}
      removal={version > 0 && <Removal info={info} onDone={onClose} />}
    >
      {({ values, setFieldValue }) => (
        <>
          <Typography>
            {t('content.helpHint')}{' '}
            <Link href={`/information?topic=${topic}`} target="_blank" rel="noreferrer">
              {t('content.openPage')}
            </Link>
          </Typography>
          <TextFields fields={ARTICLE_FIELDS} />
          <SwitchField
            label={t('content.isShown')}
            hint={t('content.helpHiddenHint')}
            isOn={values.isShown}
            onChange={(isShown) => void setFieldValue('isShown', isShown)}
          />
        </>
      )}
    </ContentForm>
  );
}
