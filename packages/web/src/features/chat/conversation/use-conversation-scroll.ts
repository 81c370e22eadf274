import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Delay before the conversation scrolls to a new message (spec §9). */
const FOLLOW_MS = 300;
/** Within this distance from the end, the user is considered to follow the conversation. */
const NEAR_PX = 80;

export interface ConversationScroll {
  readonly box: RefObject<HTMLDivElement | null>;
  /** There are new messages below the visible part. */
  readonly missed: boolean;
  readonly toEnd: () => void;
  readonly onScroll: () => void;
}

interface ScrollState {
  readonly first: string | undefined;
  readonly last: string | undefined;
  readonly isOwn: boolean;
}

/** Scrolls to new messages, and holds the position when older messages are prepended. */
export function useConversationScroll({ first, last, isOwn }: ScrollState): ConversationScroll {
  const box = useRef<HTMLDivElement>(null);
  const previous = useRef<{ first?: string | undefined; last?: string | undefined; height: number }>({
    height: 0,
  });
  const atEnd = useRef(true);
  const [missed, setMissed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const toEnd = () => {
    box.current?.scrollTo({ top: box.current.scrollHeight, behavior: 'smooth' });
    setMissed(false);
  };
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const before = previous.current;
    previous.current = { first, last, height: element.scrollHeight };
    if (last === before.last) {
      if (first !== before.first) element.scrollTop += element.scrollHeight - before.height;
      return;
    }
    if (before.last === undefined) element.scrollTop = element.scrollHeight;
    else {
      const follow = () => {
        // A user who has scrolled up is not moved.
        if (atEnd.current || isOwn) element.scrollTo({ top: element.scrollHeight, behavior: 'smooth' });
        else setMissed(true);
      };
      clearTimeout(timer.current);
      timer.current = setTimeout(follow, FOLLOW_MS);
    }
  }, [first, last, isOwn]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onScroll = () => {
    const element = box.current;
    if (!element) return;
    atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
    if (atEnd.current) setMissed(false);
  };
  return { box, missed, toEnd, onScroll };
}
