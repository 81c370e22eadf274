import { useState } from 'react';

/**
 * The record as it was when its form opened, so that refetching the list does not overwrite what was typed. `reload`
 * adopts the current record of the list and changes `key`.
 */
export function useOpened<Row>(found: Row | undefined, refetch: () => Promise<unknown>) {
  const [opened, setOpened] = useState(found);
  const [reloadCount, setReloadCount] = useState(0);
  if (!opened && found) setOpened(found);
  const reload = () =>
    void refetch().then(() => {
      setOpened(undefined);
      setReloadCount((before) => before + 1);
    });
  return { opened, reload, key: reloadCount };
}
