import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { TextArea } from '../../../shared/ui/input/TextArea.tsx';

const Root = styled.div`
  display: grid;
  gap: 6px;
  margin-block-start: 20px;
  & > span {
    display: flex;
    justify-content: space-between;
  }
  & label {
    font-weight: 600;
  }
  & small {
    color: var(--mui-palette-text-secondary);
    font-size: 12px;
    font-variant-numeric: tabular-nums;
  }
`;

const MAX_LENGTH = 200;

interface Props {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** The notes to the store, below the goods. */
export function Notes({ text, onChange }: Props) {
  const { t } = useTranslation('checkout');
  return (
    <Root>
      <span>
        <label htmlFor="checkout-remarks">{t('remarks.label')}</label>
        <small>
          {text.length}/{MAX_LENGTH}
        </small>
      </span>
      <TextArea
        id="checkout-remarks"
        value={text}
        slotProps={{ input: { maxLength: MAX_LENGTH } }}
        placeholder={t('remarks.placeholder')}
        onChange={(event) => onChange(event.target.value)}
      />
    </Root>
  );
}
