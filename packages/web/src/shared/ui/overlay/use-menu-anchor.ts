import { useId, useState, type MouseEvent } from 'react';

/** The state of a button that opens a menu: props of the button, and props of MUI's `Menu`. */
export function useMenuAnchor() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  return {
    button: {
      'aria-haspopup': 'menu',
      'aria-expanded': open,
      ...(open && { 'aria-controls': id }),
      onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
    },
    menu: { id, anchorEl: anchor, open, onClose: () => setAnchor(null) },
  } as const;
}
export type MenuProps = ReturnType<typeof useMenuAnchor>['menu'];
