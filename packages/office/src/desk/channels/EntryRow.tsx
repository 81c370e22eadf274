import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  readonly tools?: ReactNode;
  readonly empty?: string | undefined;
  readonly children: ReactNode;
}

/** A titled list of entries, with what may be added to it. */
export const EntrySection = ({ title, tools, empty, children }: SectionProps) => (
  <Box component="section">
    <Stack direction="row" useFlexGap sx={{ mb: 1, gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography variant="h2" sx={{ flexGrow: 1 }}>
        {title}
      </Typography>
      {tools}
    </Stack>
    <Paper variant="outlined">
      {empty === undefined ? children : <Typography sx={{ p: 2 }}>{empty}</Typography>}
    </Paper>
  </Box>
);

interface RowProps {
  readonly title: ReactNode;
  readonly chips?: ReactNode;
  /** More lines, from the most to the least important. */
  readonly lines: readonly ReactNode[];
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** An entry with its actions beside it. */
export const EntryRow = ({ title, chips, lines, actions, children }: RowProps) => (
  <Box
    sx={{
      p: 2,
      borderBlockEnd: '1px solid',
      borderColor: 'divider',
      '&:last-of-type': { borderBlockEnd: 0 },
    }}
  >
    <Stack direction="row" sx={{ gap: 1, alignItems: { xs: 'flex-start', sm: 'center' } }}>
      <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
          {chips}
        </Stack>
        {lines.map((line, index) => (
          <Typography
            key={index}
            sx={{ overflowWrap: 'anywhere', ...(index > 0 && { color: 'text.secondary' }) }}
          >
            {line}
          </Typography>
        ))}
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexShrink: 0 }}>
        {actions}
      </Stack>
    </Stack>
    {children}
  </Box>
);
