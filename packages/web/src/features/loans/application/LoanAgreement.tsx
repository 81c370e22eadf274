import ButtonBase from '@mui/material/ButtonBase';
import styled from '@emotion/styled';
import { useField } from 'formik';
import { useState } from 'react';
import { useMessageText } from '../../../shared/forms/use-message-text.ts';
import { useTranslation } from 'react-i18next';
import { CheckBox } from '../../../shared/ui/input/CheckBox.tsx';
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  & .read {
    padding: 0;
    border: 0;
    border-radius: 4px;
    background: none;
    color: var(--mui-palette-primary-main);
    text-decoration: underline;
    text-underline-offset: 2px;
  }
  @media (width < 900px) {
    & .read {
      min-block-size: 44px;
      min-inline-size: 44px;
    }
  }
  & .wrong {
    flex-basis: 100%;
    color: var(--mui-palette-error-main);
    font-size: 13px;
    line-height: 18px;
  }
`;

const Text = styled.ol`
  display: grid;
  gap: 16px;
  list-style: decimal inside;
  color: var(--mui-palette-text-secondary);
  line-height: 22px;
  & strong {
    color: var(--mui-palette-text-primary);
    font-weight: 600;
  }
`;

/** The required check box for the loan agreement (spec §5), with a dialog to read it. */
export function LoanAgreement() {
  const { t } = useTranslation('loans');
  const agreement = t('agreement', { returnObjects: true });
  const [open, setOpen] = useState(false);
  const [{ value }, meta, { setValue }] = useField<boolean>('agreed');
  const messageText = useMessageText();
  const error = meta.touched ? messageText(meta.error) : '';
  return (
    <Root>
      <CheckBox checked={value} invalid={error !== ''} onChange={(agreed) => void setValue(agreed)}>
        <span>{t('form.agree')}</span>
      </CheckBox>
      <ButtonBase className="read" onClick={() => setOpen(true)}>
        {t('form.read')}
      </ButtonBase>
      {error && <span className="wrong">{error}</span>}
      <Dialog open={open} onClose={() => setOpen(false)} title={t('form.agreementTitle')} width={640}>
        <Text>
          {agreement.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong> {text}
            </li>
          ))}
        </Text>
      </Dialog>
    </Root>
  );
}
