import type { ReactNode } from 'react';
import { useField } from 'formik';
import { Link } from 'react-router-dom';
import { Trans, useTranslation } from 'react-i18next';
import { informationPath } from '../../../shared/navigation/paths.ts';
import { CheckBox } from '../../../shared/ui/input/CheckBox.tsx';

interface TopicLinkProps {
  readonly topic: string;
  /** Filled in by `Trans`. */
  readonly children?: ReactNode;
}

const TopicLink = ({ topic, children }: TopicLinkProps) => (
  <Link
    to={informationPath(topic)}
    target="_blank"
    style={{ color: 'var(--mui-palette-primary-main)', textDecoration: 'underline' }}
  >
    {children}
  </Link>
);

/** The check box to accept the rules and the privacy policy, required to register. */
export function Agreement() {
  const { t } = useTranslation('account');
  const [field, meta, { setValue }] = useField<boolean>('agreed');
  const isInvalid = meta.touched && meta.error !== undefined;
  return (
    <div>
      <CheckBox
        name="agreed"
        checked={field.value}
        invalid={isInvalid}
        onChange={(agreed) => void setValue(agreed)}
      >
        <span>
          <Trans
            t={t}
            i18nKey="register.agree"
            components={{ rules: <TopicLink topic="rules" />, privacy: <TopicLink topic="privacy" /> }}
          />
        </span>
      </CheckBox>
      {isInvalid && (
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
