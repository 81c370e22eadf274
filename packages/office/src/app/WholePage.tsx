import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FailureBoundary } from './FailureBoundary.tsx';

const main = (failure: ReactNode) => (
  <Box component="main" sx={{ p: 3 }}>
    {failure}
  </Box>
);

/** A page with its frame. If not even the menu can be drawn, the error stands alone. */
export const WholePage = ({ children }: { readonly children: ReactNode }) => (
  <FailureBoundary frame={main}>{children}</FailureBoundary>
);
