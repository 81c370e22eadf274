import { useField } from 'formik';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { informationPath } from '../../../shared/navigation/paths.ts';
import { CheckBox } from '../../../shared/ui/CheckBox.tsx';

const link = (topic: string) => (
  <Link
    to={informationPath(topic)}
    target="_blank"
    style={{ color: 'var(--brand)', textDecoration: 'underline' }}
  />
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
          <Trans
            t={t}
            i18nKey="register.agree"
            components={{ service: link('rules'), privacy: link('privacy') }}
          />
        </span>
      </CheckBox>
      {wrong && (
        <p
          role="alert"
          style={{ color: 'var(--bad)', fontSize: 13, marginBlockStart: 6, marginInlineStart: 30 }}
        >
          {t('register.agreeFirst')}
        </p>
      )}
    </div>
  );
}
