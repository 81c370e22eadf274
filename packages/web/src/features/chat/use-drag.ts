import { useEffect, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { createStore } from '../../shared/state/store.ts';
import { useStore } from '../../shared/state/use-store.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

const home: Place = { x: 0, y: 0 };
/** How far the window was moved from its corner; it stays there while one shops. */
const moved = createStore<Place>(home);
const STEP_PX = 24;
const EDGE_PX = 8;

const steps: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -STEP_PX, y: 0 },
  ArrowRight: { x: STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: -STEP_PX },
  ArrowDown: { x: 0, y: STEP_PX },
};

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** As wanted, but wholly in the window; where the window is too small, its start and top are seen. */
function inSight(element: HTMLElement, wanted: Place): Place {
  const now = moved.get();
  const box = element.getBoundingClientRect();
  const [left, top] = [box.left - now.x, box.top - now.y];
  return {
    x: within(wanted.x, EDGE_PX - left, Math.max(EDGE_PX, window.innerWidth - box.width - EDGE_PX) - left),
    y: within(wanted.y, EDGE_PX - top, Math.max(EDGE_PX, window.innerHeight - box.height - EDGE_PX) - top),
  };
}

export interface Drag {
  readonly transform: string;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Moves a box by its handle, with a pointer or with the arrow keys; Home puts it back. */
export function useDrag(box: RefObject<HTMLElement | null>): Drag {
  const { x, y } = useStore(moved);
  const move = (wanted: Place) => box.current && moved.set(inSight(box.current, wanted));
  useEffect(() => {
    const keep = () => box.current && moved.set(inSight(box.current, moved.get()));
    keep();
    window.addEventListener('resize', keep);
    return () => window.removeEventListener('resize', keep);
  }, [box]);
  const onPointerDown = (event: PointerEvent) => {
    const handle = event.currentTarget;
    const isButton = event.target instanceof Element && event.target.closest('button:not(.move)');
    if (event.button !== 0 || isButton || !(handle instanceof HTMLElement)) return;
    const from = { x: event.clientX - x, y: event.clientY - y };
    handle.setPointerCapture(event.pointerId);
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) =>
      move({ x: clientX - from.x, y: clientY - from.y });
    const stop = () => handle.removeEventListener('pointermove', follow);
    handle.addEventListener('pointermove', follow);
    handle.addEventListener('lostpointercapture', stop, { once: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step && event.key !== 'Home') return;
    event.preventDefault();
    move(step ? { x: x + step.x, y: y + step.y } : home);
  };
  return { transform: `translate(${x}px, ${y}px)`, onPointerDown, onKeyDown };
}
