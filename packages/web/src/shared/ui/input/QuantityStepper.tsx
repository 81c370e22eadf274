import ButtonBase from '@mui/material/ButtonBase';
import InputBase, { inputBaseClasses } from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { Minus, Plus } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { legalQuantity, type QuantityRule } from './legal-quantity.ts';

/** Its parts are in the caller's row, so that the message has its own line. */
const Root = styled('div')({ display: 'contents' });

const Box = styled('span')({
  display: 'inline-flex',
  inlineSize: 'max-content',
  border: '1px solid var(--mui-palette-outline)',
  borderRadius: 'var(--mui-shape-borderRadius)',
  background: 'var(--mui-palette-background-paper)',
  overflow: 'clip',
  '&:focus-within': { borderColor: 'var(--mui-palette-primary-main)' },
});

const insideFocus = {
  '&:focus-visible': { outlineOffset: -3, borderRadius: 'var(--mui-shape-borderRadiusSmall)' },
};

const StepButton = styled(ButtonBase)(({ theme }) => ({
  inlineSize: 'var(--side)',
  blockSize: 'var(--side)',
  color: 'var(--mui-palette-text-primary)',
  '&:hover': {
    background: 'var(--mui-palette-primary-tint)',
    color: 'var(--mui-palette-primary-main)',
  },
  '&:disabled': {
    color: 'var(--mui-palette-text-disabled)',
    cursor: 'not-allowed',
    pointerEvents: 'auto',
    background: 'none',
  },
  ...insideFocus,
  [theme.breakpoints.down('md')]: { inlineSize: 46, blockSize: 46 },
}));

const QuantityInput = styled(InputBase)({
  inlineSize: 56,
  borderInline: '1px solid var(--mui-palette-divider)',
  [`& .${inputBaseClasses.input}`]: {
    blockSize: '100%',
    padding: 0,
    textAlign: 'center',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    ...insideFocus,
  },
});

const Message = styled('span')({
  flexBasis: '100%',
  order: 1,
  color: 'var(--mui-palette-error-main)',
  fontSize: 12,
  lineHeight: '16px',
  '&:empty': { position: 'absolute' },
});

interface Props extends QuantityRule {
  readonly value: number;
  readonly onChange: (quantity: number) => void;
  /** What is counted, for screen readers: the goods' name. */
  readonly label: string;
  readonly size?: 'small' | 'large';
  readonly disabled?: boolean;
}

/** A quantity field with buttons, arrow keys and typing. An illegal quantity is corrected on blur, with a message. */
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
  const [correction, setCorrection] = useState('');
  const correctionId = useId();
  const { min, max, step = 1 } = rule;
  const change = (next: number) => {
    setTyped(undefined);
    setCorrection('');
    const legal = legalQuantity(next, rule);
    if (legal !== value) onChange(legal);
  };
  const leave = () => {
    if (typed === undefined) return;
    const wanted = Number.parseInt(typed, 10);
    change(Number.isNaN(wanted) ? value : wanted);
    if (Number.isNaN(wanted) || wanted === legalQuantity(wanted, rule)) return;
    if (wanted < min) setCorrection(t('quantity.below', { min }));
    else setCorrection(wanted > max ? t('quantity.above', { max }) : t('quantity.step', { step }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: step, ArrowDown: -step, PageUp: 10 * step, PageDown: -10 * step }[event.key];
    if (event.key === 'Enter') leave();
    if (by === undefined) return;
    event.preventDefault();
    change(value + by);
  };
  return (
    <Root style={{ ['--side' as string]: size === 'large' ? '48px' : '32px' }}>
      <Box>
        <StepButton
          disabled={disabled || value <= min}
          aria-label={t('quantity.less', { label })}
          onClick={() => change(value - step)}
        >
          <Minus size={16} aria-hidden />
        </StepButton>
        <QuantityInput
          autoComplete="off"
          disabled={disabled}
          value={typed ?? value}
          onChange={({ target }) => setTyped(target.value.replace(/[^0-9]/g, '').slice(0, 6))}
          onBlur={leave}
          onKeyDown={onKeyDown}
          slotProps={{
            input: {
              role: 'spinbutton',
              inputMode: 'numeric',
              'aria-label': t('quantity.label', { label }),
              'aria-valuenow': value,
              'aria-valuemin': min,
              'aria-valuemax': max,
              'aria-describedby': correction ? correctionId : undefined,
            },
          }}
        />
        <StepButton
          disabled={disabled || value >= max}
          aria-label={t('quantity.more', { label })}
          onClick={() => change(value + step)}
        >
          <Plus size={16} aria-hidden />
        </StepButton>
      </Box>
      <Message id={correctionId} role="status">
        {correction}
      </Message>
    </Root>
  );
}
