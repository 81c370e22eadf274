import { useState } from 'react';

/**
 * The record as it was when its form opened, so that a list that is read again does not take what was typed. `reload`
 * takes the one of the list; `key` is another one then.
 */
export function useOpened<Row>(found: Row | undefined, refetch: () => Promise<unknown>) {
  const [opened, setOpened] = useState(found);
  const [times, setTimes] = useState(0);
  if (!opened && found) setOpened(found);
  const reload = () =>
    void refetch().then(() => {
      setOpened(undefined);
      setTimes((before) => before + 1);
    });
  return { opened, reload, key: times };
}
