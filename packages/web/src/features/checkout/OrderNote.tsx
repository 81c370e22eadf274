import styled from '@emotion/styled';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TextArea } from '../../shared/ui/input/TextArea.tsx';

const MAX_LENGTH = 200;

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

interface Props {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** The buyer's note to the stores. */
export function OrderNote({ value, onChange }: Props) {
  const { t } = useTranslation('checkout');
  const id = useId();
  return (
    <Root>
      <span>
        <label htmlFor={id}>{t('remarks.label')}</label>
        <small>
          {value.length}/{MAX_LENGTH}
        </small>
      </span>
      <TextArea
        id={id}
        value={value}
        slotProps={{ input: { maxLength: MAX_LENGTH } }}
        placeholder={t('remarks.placeholder')}
        onChange={(event) => onChange(event.target.value)}
      />
    </Root>
  );
}
