import Chip, { type ChipProps } from '@mui/material/Chip';

export type ChipColor = NonNullable<ChipProps['color']>;

interface Props {
  readonly color: ChipColor;
  readonly label: string;
}

/** MUI's blue is too pale for small words; mixed with the colour of texts it has the contrast, by day and by night. */
const infoInk = {
  color: 'color-mix(in srgb, var(--mui-palette-info-main) 65%, var(--mui-palette-text-primary))',
};

/** The state of a record, in words and colour. */
export const StateChip = ({ color, label }: Props) => (
  <Chip size="small" variant="outlined" color={color} label={label} sx={color === 'info' ? infoInk : {}} />
);
