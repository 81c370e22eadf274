import { useState } from 'react';

/** Whether `value` has been true since the component was mounted. A lazy dialog stays mounted after its first opening. */
export function useHasBeenTrue(value: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(value);
  if (value && !hasBeen) setHasBeen(true);
  return hasBeen || value;
}
