import styled from '@emotion/styled';
import { CircleAlert } from 'lucide-react';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { useTranslation } from 'react-i18next';

const Root = styled.div`
  display: flex;
  gap: 10px;
  padding: 14px 16px;
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-error-tint);
  color: var(--mui-palette-error-main);
  & svg {
    flex: none;
    margin-block-start: 1px;
  }
  & p {
    color: var(--mui-palette-text-primary);
  }
`;

/** Why a recharge failed, and that the page returns to the start. */
export function RechargeFailure({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText(error);
  if (!error) return null;
  return (
    <Root role="alert">
      <CircleAlert size={18} aria-hidden />
      <div>
        <strong>{errorText}</strong>
        <p>{t('recharge.leaving')}</p>
      </div>
    </Root>
  );
}
