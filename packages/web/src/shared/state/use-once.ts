import { useRef, useState } from 'react';

export interface Once<Input> {
  readonly run: (input: Input) => void;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly reset: () => void;
}

/** Runs an action of several requests; ignores further calls while it is pending. */
export function useOnce<Input>(action: (input: Input) => Promise<void>): Once<Input> {
  const pending = useRef(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const begin = async (input: Input) => {
    if (pending.current) return;
    pending.current = true;
    setPending(true);
    setError(undefined);
    try {
      await action(input);
    } catch (cause) {
      setError(cause);
    } finally {
      pending.current = false;
      setPending(false);
    }
  };
  return { run: (input) => void begin(input), isPending, error, reset: () => setError(undefined) };
}
