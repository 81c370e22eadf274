import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled, type Theme } from '@mui/material/styles';
import { compare } from '@openmall/sdk/money';
import { useId, useState, type FormEvent } from 'react';
import { AmountChoice } from '../../../shared/forms/amounts/AmountChoice.tsx';
import { typeAmount, type TypedAmount } from '../../../shared/forms/amounts/typed-amount.ts';
import { writeAmount } from '../../../shared/forms/amounts/write-amount.ts';
import { FieldError } from '../../../shared/forms/fields/FieldError.tsx';
import { useTranslation } from 'react-i18next';
import type { List } from '../use-list-state.ts';
import '../../../shared/themes/late/fields.ts';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6 });

const Field = styled(OutlinedInput)(({ theme }) => ({
  // Wide enough for "From" in every language; a long button wraps to its own line.
  flex: '1 0 72px',
  width: 'auto',
  gap: 4,
  paddingInline: 8,
  borderRadius: theme.vars.shape.borderRadiusSmall,
  fontVariantNumeric: 'tabular-nums',
}));
const Dollar = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.tertiary }));
const input = (theme: Theme) => ({ paddingInline: 0, [theme.breakpoints.up('md')]: { height: 36 } });

const Apply = styled(Button)(({ theme }) => ({
  flexGrow: 1,
  paddingInline: 10,
  [theme.breakpoints.up('md')]: { minHeight: 36 },
}));

const AMOUNT = /^(\d{1,9}(\.\d{1,2})?)?$/;
const PLACES = 2;

const start = (value: string): TypedAmount => ({ text: value, value, readings: [] });

/** The price range; Enter or the button applies it. */
export function PriceFilter({ list }: { readonly list: List }) {
  const { t } = useTranslation('catalog');
  const { minPrice = '', maxPrice = '' } = list.state;
  const [from, setFrom] = useState(() => start(minPrice));
  const [to, setTo] = useState(() => start(maxPrice));
  const [isInvalid, setInvalid] = useState(false);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [min, max] = [from.value, to.value];
    if (!AMOUNT.test(min) || !AMOUNT.test(max)) return;
    const isReversed = min !== '' && max !== '' && compare(min, max) > 0;
    setInvalid(isReversed);
    if (!isReversed) list.change({ minPrice: min || undefined, maxPrice: max || undefined });
  };
  const field = (typed: TypedAmount, set: (typed: TypedAmount) => void, label: string) => (
    <Field
      placeholder={label}
      value={typed.text}
      error={isInvalid || !AMOUNT.test(typed.value)}
      onChange={({ target }) => set(typeAmount(target.value, PLACES))}
      startAdornment={<Dollar aria-hidden>$</Dollar>}
      slotProps={{
        input: {
          inputMode: 'decimal',
          maxLength: 16,
          'aria-label': label,
          'aria-describedby': isInvalid ? id : undefined,
          sx: input,
        },
      }}
    />
  );
  const ambiguity = (typed: TypedAmount, set: (typed: TypedAmount) => void) =>
    typed.readings.length > 1 && (
      <AmountChoice
        readings={typed.readings}
        onChoose={(value) => set({ text: writeAmount(value), value, readings: [value] })}
      />
    );
  return (
    <form onSubmit={submit}>
      <Row>
        {field(from, setFrom, t('filters.from'))}
        <span aria-hidden>–</span>
        {field(to, setTo, t('filters.to'))}
        <Apply type="submit" variant="outlined">
          {t('filters.apply')}
        </Apply>
      </Row>
      {ambiguity(from, setFrom)}
      {ambiguity(to, setTo)}
      {isInvalid && (
        <div role="alert">
          <FieldError id={id}>{t('filters.wrongRange')}</FieldError>
        </div>
      )}
    </form>
  );
}
