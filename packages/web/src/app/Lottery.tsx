import { lazy, Suspense, useEffect, useState } from 'react';

const LotteryPopUp = lazy(async () => ({
  default: (await import('../features/lottery/LotteryPopUp.tsx')).LotteryPopUp,
}));

/** The page is looked at first. */
const restMs = 3_000;

/** The lucky draw, once the page has come to rest. */
export function Lottery() {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), restMs);
    return () => clearTimeout(timer);
  }, []);
  if (!rested) return null;
  return (
    <Suspense fallback={null}>
      <LotteryPopUp />
    </Suspense>
  );
}
