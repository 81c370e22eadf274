import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';
import '../../themes/late/toggles.ts';

interface Props<Name extends string> {
  readonly label: string;
  readonly options: readonly { readonly name: Name; readonly label: ReactNode; readonly title?: string }[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
  /** Fills the width, all choices alike. */
  readonly fullWidth?: boolean;
}

/** A segmented control: a few choices side by side, one selected. */
export const Segmented = <Name extends string>({
  label,
  options,
  chosen,
  onChoose,
  fullWidth = false,
}: Props<Name>) => (
  <ToggleButtonGroup
    exclusive
    fullWidth={fullWidth}
    aria-label={label}
    value={chosen}
    // MUI passes null for a second press on the selected choice; callers may handle that press too.
    onChange={(_, name: Name | null) => onChoose(name ?? chosen)}
  >
    {options.map(({ name, label: text, title }) => (
      <ToggleButton key={name} value={name} aria-label={title} title={title}>
        {text}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
