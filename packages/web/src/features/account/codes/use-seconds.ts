import { useEffect, useState } from 'react';

const now = () => Date.now();

/** Counts down to zero after `start(seconds)`. */
export function useSeconds(): { readonly left: number; readonly start: (seconds: number) => void } {
  const [until, setUntil] = useState(0);
  const [at, setAt] = useState(0);
  const left = Math.max(0, Math.ceil((until - at) / 1000));
  useEffect(() => {
    if (until === 0) return;
    const timer = setInterval(() => {
      setAt(now());
      if (now() >= until) setUntil(0);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  const start = (seconds: number) => {
    setAt(now());
    setUntil(now() + seconds * 1000);
  };
  return { left, start };
}
