import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { writeAmount } from './write-amount.ts';

const Root = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 8px;
  color: var(--mui-palette-text-primary);
  font-size: 13px;
  line-height: 18px;
  & button {
    min-block-size: 32px;
    padding-inline: 12px;
    border: 1px solid var(--mui-palette-primary-main);
    border-radius: var(--mui-shape-borderRadiusSmall);
    background: var(--mui-palette-primary-tint);
    color: var(--mui-palette-primary-main);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & button:hover {
    background: var(--mui-palette-primary-main);
    color: var(--mui-palette-primary-contrastText);
  }
`;

interface Props {
  readonly readings: readonly string[];
  readonly onChoose: (reading: string) => void;
}

/** Asks which amount was meant where the language leaves it open. */
export function AmountChoice({ readings, onChoose }: Props) {
  const { t } = useTranslation();
  return (
    <Root role="alert">
      {t('amountChoice')}
      {readings.map((reading) => (
        <button key={reading} type="button" dir="ltr" onClick={() => onChoose(reading)}>
          {writeAmount(reading)}
        </button>
      ))}
    </Root>
  );
}
