import Chip, { type ChipProps } from '@mui/material/Chip';

export type ChipColor = NonNullable<ChipProps['color']>;

interface Props {
  readonly color: ChipColor;
  readonly label: string;
}

/** The state of a record, in words and colour. */
export const StateChip = ({ color, label }: Props) => (
  <Chip size="small" variant="outlined" color={color} label={label} />
);
