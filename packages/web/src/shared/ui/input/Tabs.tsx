import Tab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import '../../themes/late/tabs.ts';

export interface TabItem<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** Shown behind the label when above 0. */
  readonly count?: number | undefined;
}

interface Props<Name extends string> {
  readonly label: string;
  readonly tabs: readonly TabItem<Name>[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
}

const Count = ({ value }: { readonly value: number }) => (
  <Typography
    component="span"
    variant="body2"
    sx={{ color: 'text.tertiary', fontVariantNumeric: 'tabular-nums' }}
  >
    {value}
  </Typography>
);

/** MUI's tabs with the panel that they control. Arrow keys move and choose. */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose, children }: Props<Name>) {
  const id = useId();
  return (
    <>
      <MuiTabs
        aria-label={label}
        value={chosen}
        onChange={(_event, name: Name) => onChoose(name)}
        selectionFollowsFocus
        variant="scrollable"
        scrollButtons={false}
      >
        {tabs.map(({ name, label: text, count }) => (
          <Tab
            key={name}
            value={name}
            id={`${id}${name}`}
            aria-controls={`${id}panel`}
            label={
              <>
                {text}
                {count ? <Count value={count} /> : null}
              </>
            }
          />
        ))}
      </MuiTabs>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${chosen}`} tabIndex={-1}>
        {children}
      </div>
    </>
  );
}
