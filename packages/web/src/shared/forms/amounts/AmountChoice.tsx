import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { writeAmount } from './write-amount.ts';

const Root = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 8px',
  color: theme.vars.palette.text.primary,
  fontSize: 13,
  lineHeight: '18px',
}));

const Reading = styled(Button)(({ theme }) => ({
  borderColor: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.primary.tint,
  color: theme.vars.palette.primary.main,
  fontVariantNumeric: 'tabular-nums',
  [theme.breakpoints.down('md')]: { minHeight: 44 },
}));

interface Props {
  readonly readings: readonly string[];
  readonly onChoose: (reading: string) => void;
}

/** Asks which amount was meant if the typed text is ambiguous in this language. */
export function AmountChoice({ readings, onChoose }: Props) {
  const { t } = useTranslation();
  return (
    <Root role="alert">
      {t('amountChoice')}
      {readings.map((reading) => (
        <Reading key={reading} variant="outlined" size="small" dir="ltr" onClick={() => onChoose(reading)}>
          {writeAmount(reading)}
        </Reading>
      ))}
    </Root>
  );
}
