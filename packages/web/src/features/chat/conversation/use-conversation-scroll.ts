import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** How long after a message the talk moves to it (spec §9). */
const FOLLOW_MS = 300;
/** Who is this near to the end wants to stay there. */
const NEAR_PX = 80;

export interface ConversationScroll {
  readonly box: RefObject<HTMLDivElement | null>;
  /** Something has been said below what is seen. */
  readonly missed: boolean;
  readonly toEnd: () => void;
  readonly onScroll: () => void;
}

interface Marks {
  readonly first: string | undefined;
  readonly last: string | undefined;
  readonly isOwn: boolean;
}

/** Follows a talk that grows at both ends: to the end with new messages, unmoved when older ones come in above. */
export function useConversationScroll({ first, last, isOwn }: Marks): ConversationScroll {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<{ first?: string | undefined; last?: string | undefined; height: number }>({
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
    const was = before.current;
    before.current = { first, last, height: element.scrollHeight };
    if (last === was.last) {
      if (first !== was.first) element.scrollTop += element.scrollHeight - was.height;
      return;
    }
    if (was.last === undefined) element.scrollTop = element.scrollHeight;
    else {
      const follow = () => {
        // Who has scrolled back meanwhile is not torn away.
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
