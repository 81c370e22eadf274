import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { CodeField } from '../codes/CodeField.tsx';
import { registeredName } from './account-name.ts';
import type { RegisterValues } from './register-values.ts';

interface Props {
  readonly isSending: boolean;
  readonly onSend: (target: string, done: () => void) => void;
}

/** The verification code that is sent to the address or phone of a new account. */
export function RegisterCode({ isSending, onSend }: Props) {
  const { t } = useTranslation('security');
  const { values } = useFormikContext<RegisterValues>();
  const target = registeredName(values);
  return (
    <CodeField
      name="verifcode"
      label={t('code.label')}
      target={target}
      requiredFields={[values.kind]}
      isSending={isSending}
      onSend={(done) => onSend(target, done)}
    />
  );
}
