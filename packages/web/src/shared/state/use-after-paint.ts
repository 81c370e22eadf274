import { useEffect, useState } from 'react';

/** Whether what is mounted has been drawn: what nobody sees yet is asked for after that. */
export function useAfterPaint(): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A frame begins with its callbacks and ends with the drawing; the timer comes after it.
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => setDrawn(true))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return drawn;
}
