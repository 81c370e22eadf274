import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { compare } from '@openmall/sdk/money';
import { useId, useState, type FormEvent } from 'react';
import { AmountChoice } from '../../../shared/forms/amounts/AmountChoice.tsx';
import { typeAmount, type TypedAmount } from '../../../shared/forms/amounts/typed-amount.ts';
import { writeAmount } from '../../../shared/forms/amounts/write-amount.ts';
import { useTranslation } from 'react-i18next';
import type { List } from '../use-list-state.ts';

const Root = styled.form`
  & .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
  }
  & label {
    position: relative;
    /* Wide enough for "From" in every language; a long button takes a line of its own. */
    flex: 1 0 72px;
  }
  & label > span {
    position: absolute;
    inset-inline-start: 8px;
    inset-block-start: 8px;
    color: var(--mui-palette-text-tertiary);
  }
  & input {
    inline-size: 100%;
    block-size: 36px;
    padding-inline: 18px 4px;
    border: 1px solid var(--mui-palette-outline);
    border-radius: var(--mui-shape-borderRadiusSmall);
    background: var(--mui-palette-background-paper);
    font-variant-numeric: tabular-nums;
  }
  & input[aria-invalid='true'] {
    border-color: var(--mui-palette-error-main);
  }
  & .MuiButton-root {
    flex-grow: 1;
    min-block-size: 36px;
    padding-inline: 10px;
  }
  & .wrong {
    margin-block-start: 6px;
    color: var(--mui-palette-error-main);
    font-size: 12px;
    line-height: 16px;
  }
`;

const AMOUNT = /^(\d{1,9}(\.\d{1,2})?)?$/;
const PLACES = 2;

const start = (value: string): TypedAmount => ({ text: value, value, readings: [] });

/** From and to; Enter or the button puts it into force. */
export function PriceFilter({ list }: { readonly list: List }) {
  const { t } = useTranslation('catalog');
  const { minPrice = '', maxPrice = '' } = list.state;
  const [from, setFrom] = useState(() => start(minPrice));
  const [to, setTo] = useState(() => start(maxPrice));
  const [wrong, setWrong] = useState(false);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [least, most] = [from.value, to.value];
    if (!AMOUNT.test(least) || !AMOUNT.test(most)) return;
    const crossed = least !== '' && most !== '' && compare(least, most) > 0;
    setWrong(crossed);
    if (!crossed) list.change({ minPrice: least || undefined, maxPrice: most || undefined });
  };
  const field = (typed: TypedAmount, set: (typed: TypedAmount) => void, label: string) => (
    <label>
      <span aria-hidden>$</span>
      <input
        inputMode="decimal"
        maxLength={16}
        aria-label={label}
        aria-invalid={wrong || !AMOUNT.test(typed.value)}
        aria-describedby={wrong ? id : undefined}
        placeholder={label}
        value={typed.text}
        onChange={({ target }) => set(typeAmount(target.value, PLACES))}
      />
    </label>
  );
  const question = (typed: TypedAmount, set: (typed: TypedAmount) => void) =>
    typed.readings.length > 1 && (
      <AmountChoice
        readings={typed.readings}
        onChoose={(value) => set({ text: writeAmount(value), value, readings: [value] })}
      />
    );
  return (
    <Root onSubmit={submit}>
      <div className="row">
        {field(from, setFrom, t('filters.from'))}
        <span aria-hidden>–</span>
        {field(to, setTo, t('filters.to'))}
        <Button type="submit" variant="outlined">
          {t('filters.apply')}
        </Button>
      </div>
      {question(from, setFrom)}
      {question(to, setTo)}
      {wrong && (
        <p id={id} className="wrong" role="alert">
          {t('filters.wrongRange')}
        </p>
      )}
    </Root>
  );
}
