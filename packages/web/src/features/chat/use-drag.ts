import { useEffect, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { createStore } from '../../shared/state/store.ts';
import { useStore } from '../../shared/state/use-store.ts';

interface Offset {
  readonly x: number;
  readonly y: number;
}

const origin: Offset = { x: 0, y: 0 };
/** The offset of the window from its corner, kept while the user navigates. */
const offset = createStore<Offset>(origin);
const STEP_PX = 24;
const EDGE_PX = 8;

const steps: Readonly<Record<string, Offset>> = {
  ArrowLeft: { x: -STEP_PX, y: 0 },
  ArrowRight: { x: STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: -STEP_PX },
  ArrowDown: { x: 0, y: STEP_PX },
};

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max));

/**
 * Limits an offset so that the element stays in the window. In a window that is too small, its start and top stay
 * visible.
 */
function clampToWindow(element: HTMLElement, target: Offset): Offset {
  const current = offset.get();
  const box = element.getBoundingClientRect();
  const [left, top] = [box.left - current.x, box.top - current.y];
  return {
    x: clamp(target.x, EDGE_PX - left, Math.max(EDGE_PX, window.innerWidth - box.width - EDGE_PX) - left),
    y: clamp(target.y, EDGE_PX - top, Math.max(EDGE_PX, window.innerHeight - box.height - EDGE_PX) - top),
  };
}

export interface Drag {
  readonly transform: string;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Moves an element by its handle, with a pointer or the arrow keys; Home resets it. */
export function useDrag(box: RefObject<HTMLElement | null>): Drag {
  const { x, y } = useStore(offset);
  const move = (target: Offset) => box.current && offset.set(clampToWindow(box.current, target));
  useEffect(() => {
    const stayInWindow = () => box.current && offset.set(clampToWindow(box.current, offset.get()));
    stayInWindow();
    window.addEventListener('resize', stayInWindow);
    return () => window.removeEventListener('resize', stayInWindow);
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
    move(step ? { x: x + step.x, y: y + step.y } : origin);
  };
  return { transform: `translate(${x}px, ${y}px)`, onPointerDown, onKeyDown };
}
