import { startTransition, useEffect, useState } from 'react';

/** Whether the component has been painted. Requests for content that is not yet visible wait for it. */
export function useAfterPaint(): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // In a transition React renders what was waiting in short steps.
    const draw = () => startTransition(() => setDrawn(true));
    // Animation frame callbacks run before the paint; the timer fires after it.
    const frame = requestAnimationFrame(() => (timer = setTimeout(draw)));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return drawn;
}
