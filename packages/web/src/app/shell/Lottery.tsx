import { useEffect, useState } from 'react';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';

const LotteryPopUp = lazyPart({
  load: async () => (await import('../../features/lottery/LotteryPopUp.tsx')).LotteryPopUp,
});

/** Users should see the page first. */
const DELAY_MS = 3_000;

/** The lucky draw. Loads when the page is idle. */
export function Lottery() {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return rested ? <LotteryPopUp /> : null;
}
