import { useField } from 'formik';
import { Link } from 'react-router';
import { Sentence } from '../../../shared/i18n/Sentence.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { informationPath } from '../../../shared/navigation/paths.ts';
import { CheckBox } from '../../../shared/ui/input/CheckBox.tsx';

const link = (topic: string) => (words: string) => (
  <Link
    to={informationPath(topic)}
    target="_blank"
    style={{ color: 'var(--mui-palette-primary-main)', textDecoration: 'underline' }}
  >
    {words}
  </Link>
);

/** Without it nobody registers. */
export function Agreement() {
  const { t } = useTranslation('account');
  const [field, meta, { setValue }] = useField<boolean>('agreed');
  const wrong = meta.touched && meta.error !== undefined;
  return (
    <div>
      <CheckBox
        name="agreed"
        checked={field.value}
        invalid={wrong}
        onChange={(agreed) => void setValue(agreed)}
      >
        <span>
          <Sentence text={t('register.agree')} parts={{ rules: link('rules'), privacy: link('privacy') }} />
        </span>
      </CheckBox>
      {wrong && (
        <p
          role="alert"
          style={{
            color: 'var(--mui-palette-error-main)',
            fontSize: 13,
            marginBlockStart: 6,
            marginInlineStart: 30,
          }}
        >
          {t('register.agreeFirst')}
        </p>
      )}
    </div>
  );
}
