import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import '../../themes/late/fields.ts';

const Boxes = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 52px))',
  gap: 'min(10px, 2vw)',
  width: '100%',
  maxWidth: 6 * 52 + 5 * 10,
});

/** The real field is invisible and covers the boxes. */
const Field = styled(InputBase)({ position: 'absolute', zIndex: 1, inset: 0, opacity: 0, fontSize: 16 });
const unseen = { blockSize: '100%', padding: 0 };

type Look = 'plain' | 'next' | 'wrong' | 'off';

const Digit = styled('span', { shouldForwardProp: (name) => name !== 'look' && name !== 'full' })<{
  readonly look: Look;
  readonly full: boolean;
}>(({ theme: { vars } }) => ({
  display: 'grid',
  placeItems: 'center',
  height: 60,
  border: `1px solid ${vars.palette.outline}`,
  borderRadius: vars.shape.borderRadius,
  backgroundColor: vars.palette.background.paper,
  transition: 'border-color var(--quick)',
  variants: [
    {
      props: { look: 'next' },
      style: {
        borderColor: vars.palette.primary.main,
        boxShadow: `0 0 0 1px ${vars.palette.primary.main}, 0 0 0 4px ${vars.palette.primary.tint}`,
      },
    },
    { props: { look: 'wrong' }, style: { borderColor: vars.palette.error.main } },
    {
      props: { look: 'off' },
      style: { borderColor: vars.palette.divider, backgroundColor: vars.palette.background.sunken },
    },
    {
      props: { full: true },
      style: {
        '&::after': {
          content: '""',
          width: 12,
          height: 12,
          borderRadius: vars.shape.borderRadiusSmall,
          backgroundColor: vars.palette.text.primary,
        },
      },
    },
  ],
}));

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  /** All six digits are entered. */
  readonly onFull?: (digits: string) => void;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
  readonly autoFocus?: boolean;
}

/** Six boxes for a fund password over one real field, so that pasting, correcting and screen readers just work. */
export function SixDigits(props: Props) {
  const { label, value, onChange, onFull, disabled = false, invalid, describedBy, autoFocus = false } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    if (autoFocus && !disabled) input.current?.focus();
  }, [autoFocus, disabled]);
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 6);
    onChange(digits);
    if (digits.length === 6 && digits !== value) onFull?.(digits);
  };
  const lookOf = (place: number): Look => {
    if (disabled) return 'off';
    if (focused && place === Math.min(value.length, 5)) return 'next';
    return invalid ? 'wrong' : 'plain';
  };
  return (
    <FormControl disabled={disabled} sx={{ gap: 1, alignItems: 'center' }}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <Boxes dir="ltr">
        <Field
          inputRef={input}
          id={id}
          type="password"
          autoComplete="off"
          value={value}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onChange={(event) => type(event.target.value)}
          slotProps={{
            input: {
              inputMode: 'numeric',
              pattern: String.raw`\d{6}`,
              style: unseen,
              'aria-invalid': invalid || undefined,
              'aria-describedby': describedBy,
            },
          }}
        />
        {[0, 1, 2, 3, 4, 5].map((place) => (
          <Digit key={place} aria-hidden look={lookOf(place)} full={place < value.length} />
        ))}
      </Boxes>
    </FormControl>
  );
}
