import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether the list below the search field is open. Navigation closes it. */
export function useOpenList(): readonly [boolean, (open: boolean) => void] {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  return [openAt === key, (open) => setOpenAt(open ? key : undefined)];
}
