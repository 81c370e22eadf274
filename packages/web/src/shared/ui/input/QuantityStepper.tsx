import styled from '@emotion/styled';
import { Minus, Plus } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { legalQuantity, type QuantityRule } from './legal-quantity.ts';

const Root = styled.div`
  /* Its parts stand in the row of whoever shows it, so that what is said has a line of its own. */
  display: contents;
  & .box {
    display: inline-flex;
    inline-size: max-content;
    border: 1px solid var(--mui-palette-outline);
    border-radius: var(--mui-shape-borderRadius);
    background: var(--mui-palette-background-paper);
    overflow: clip;
  }
  & .box:focus-within {
    border-color: var(--mui-palette-primary-main);
  }
  & button {
    display: grid;
    place-items: center;
    inline-size: var(--side);
    block-size: var(--side);
    border: 0;
    background: none;
    color: var(--mui-palette-text-primary);
  }
  & button:hover:not(:disabled) {
    background: var(--mui-palette-primary-tint);
    color: var(--mui-palette-primary-main);
  }
  & button:disabled {
    color: var(--mui-palette-text-disabled);
    cursor: not-allowed;
  }
  & button:focus-visible,
  & input:focus-visible {
    outline-offset: -3px;
    border-radius: var(--mui-shape-borderRadiusSmall);
  }
  & input {
    inline-size: 56px;
    border: 0;
    border-inline: 1px solid var(--mui-palette-divider);
    background: none;
    text-align: center;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  @media (width < 900px) {
    & button {
      inline-size: 46px;
      block-size: 46px;
    }
  }
  & .said {
    flex-basis: 100%;
    order: 1;
    color: var(--mui-palette-error-main);
    font-size: 12px;
    line-height: 16px;
  }
  & .said:empty {
    position: absolute;
  }
`;

interface Props extends QuantityRule {
  readonly value: number;
  readonly onChange: (quantity: number) => void;
  /** What is counted, for screen readers: the goods' name. */
  readonly label: string;
  readonly size?: 'small' | 'large';
  readonly disabled?: boolean;
}

/** How many pieces: buttons, arrow keys or typing. What the rule does not allow is set right on leaving, and said. */
export function QuantityStepper({
  value,
  onChange,
  label,
  size = 'large',
  disabled = false,
  ...rule
}: Props) {
  const { t } = useTranslation('goods');
  const [typed, setTyped] = useState<string>();
  const [said, setSaid] = useState('');
  const saidId = useId();
  const { min, max, step = 1 } = rule;
  const change = (next: number) => {
    setTyped(undefined);
    setSaid('');
    const legal = legalQuantity(next, rule);
    if (legal !== value) onChange(legal);
  };
  const leave = () => {
    if (typed === undefined) return;
    const wanted = Number.parseInt(typed, 10);
    change(Number.isNaN(wanted) ? value : wanted);
    if (Number.isNaN(wanted) || wanted === legalQuantity(wanted, rule)) return;
    setSaid(
      wanted < min
        ? t('quantity.below', { min })
        : wanted > max
          ? t('quantity.above', { max })
          : t('quantity.step', { step }),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: step, ArrowDown: -step, PageUp: 10 * step, PageDown: -10 * step }[event.key];
    if (event.key === 'Enter') leave();
    if (by === undefined) return;
    event.preventDefault();
    change(value + by);
  };
  return (
    <Root style={{ ['--side' as string]: size === 'large' ? '40px' : '32px' }}>
      <span className="box">
        <button
          type="button"
          disabled={disabled || value <= min}
          aria-label={t('quantity.less', { label })}
          onClick={() => change(value - step)}
        >
          <Minus size={16} aria-hidden />
        </button>
        <input
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-label={t('quantity.label', { label })}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-describedby={said ? saidId : undefined}
          disabled={disabled}
          value={typed ?? value}
          onChange={(event) => setTyped(event.target.value.replace(/[^0-9]/g, '').slice(0, 6))}
          onBlur={leave}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          disabled={disabled || value >= max}
          aria-label={t('quantity.more', { label })}
          onClick={() => change(value + step)}
        >
          <Plus size={16} aria-hidden />
        </button>
      </span>
      <span id={saidId} className="said" role="status">
        {said}
      </span>
    </Root>
  );
}
