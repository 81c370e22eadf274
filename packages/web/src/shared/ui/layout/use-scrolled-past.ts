import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether the page is scrolled past a marker; the marker is placed by the caller, so nothing runs on each scroll. */
export function useScrolledPast<T extends HTMLElement>(): readonly [RefObject<T | null>, boolean] {
  const marker = useRef<T>(null);
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const element = marker.current;
    if (!element) return;
    const watcher = new IntersectionObserver(
      ([entry]) => entry && setPassed(!entry.isIntersecting && entry.boundingClientRect.top < 0),
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return [marker, passed];
}
