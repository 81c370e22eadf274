import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { CoveringRadio } from '../../ui/input/CoveringRadio.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import '../../themes/late/choices.ts';
import '../../themes/late/fields.ts';

const Tiles = styled(RadioGroup, { shouldForwardProp: (name) => name !== 'minTileWidth' })<{
  readonly minTileWidth: number;
}>(({ minTileWidth }) => ({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: `repeat(auto-fill, minmax(${minTileWidth}px, 1fr))`,
}));

const TileLabel = styled(FormControlLabel)(({ theme }) => ({
  position: 'relative',
  alignItems: 'center',
  gap: 12,
  minHeight: 60,
  margin: 0,
  padding: '10px 14px',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  transition: 'border-color var(--quick)',
  // The theme gives bare labels a negative margin for thumbs; a tile has its own border.
  [theme.breakpoints.down('md')]: { paddingBlock: 10, marginBlock: 0 },
  '&:hover': { borderColor: theme.vars.palette.outline },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    backgroundColor: theme.vars.palette.primary.tint,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  variants: [
    {
      props: { disabled: true },
      style: {
        backgroundColor: theme.vars.palette.background.default,
        color: theme.vars.palette.text.tertiary,
        '&:hover': { borderColor: theme.vars.palette.divider },
      },
    },
  ],
}));

const Text = styled('span')({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
const Title = styled('strong')({ fontWeight: 600 });
const Note = styled('small', { shouldForwardProp: (name) => name !== 'muted' })<{ readonly muted: boolean }>(
  ({ theme, muted }) => ({
    color: theme.vars.palette.text[muted ? 'tertiary' : 'secondary'],
    fontSize: 12,
    lineHeight: '16px',
  }),
);

export interface Tile {
  readonly value: string;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
}

interface Props {
  readonly label: string;
  /** Hides the label visually where a heading shows it; screen readers still read it. */
  readonly bare?: boolean;
  readonly tiles: readonly Tile[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
  /** The minimum width of a tile. */
  readonly minTileWidth?: number;
  readonly invalid?: boolean;
}

/** Radio buttons as tiles, each with a description. */
export function RadioTiles({
  label,
  bare = false,
  tiles,
  chosen,
  onChoose,
  minTileWidth = 160,
  invalid = false,
}: Props) {
  const id = useId();
  return (
    <FormControl>
      {bare ? (
        <VisuallyHidden id={id}>{label}</VisuallyHidden>
      ) : (
        <FormLabel component="span" id={id}>
          {label}
        </FormLabel>
      )}
      <Tiles
        minTileWidth={minTileWidth}
        aria-labelledby={id}
        aria-invalid={invalid || undefined}
        value={chosen}
        onChange={(_, value) => onChoose(value)}
      >
        {tiles.map(({ value, label: title, note, icon, disabled = false }) => (
          <TileLabel
            key={value}
            value={value}
            disabled={disabled}
            control={<CoveringRadio />}
            label={
              <>
                {icon}
                <Text>
                  <Title>{title}</Title>
                  {note && <Note muted={disabled}>{note}</Note>}
                </Text>
              </>
            }
          />
        ))}
      </Tiles>
    </FormControl>
  );
}
