import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';

/** The places where an email address may break: before its sign, and after a mark in the name. */
const BREAKS = /(?=@)|(?<=[._+-])(?=[^@]*@)/;

/** An email address breaks between its parts first, so that no word of it is torn. */
export function BreakableAddress({ text }: { readonly text: string }) {
  if (!text.includes('@')) return text;
  return text.split(BREAKS).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

interface FactsProps {
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** Labels with their values, one a line. A fact without a value is left out. */
export function Facts({ facts }: FactsProps) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'fit-content(60%) minmax(0, 1fr)',
        columnGap: 3,
        rowGap: 0.75,
        m: 0,
      }}
    >
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Typography component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, textAlign: 'end', overflowWrap: 'anywhere' }}>
              {typeof value === 'string' ? <BreakableAddress text={value} /> : value}
            </Typography>
          </Box>
        ))}
    </Box>
  );
}

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Section({ title, children }: SectionProps) {
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography variant="h3" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        <BreakableAddress text={title} />
      </Typography>
      {children}
    </Box>
  );
}
