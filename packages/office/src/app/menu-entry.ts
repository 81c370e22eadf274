import type { LucideIcon } from 'lucide-react';

export interface MenuEntry {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** The number of pending items. */
  readonly count?: number | undefined;
}

/** Whether an address is that of a page or of a record on it. */
export const isAt = (pathname: string, to: string): boolean =>
  pathname === to || pathname.startsWith(`${to}/`);
