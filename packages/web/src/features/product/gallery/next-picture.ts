/** The index to which an arrow key leads from `shown` in a row of `count` pictures; round at the ends. */
export function nextPicture(key: string, shown: number, count: number): number | undefined {
  const rightward = document.documentElement.dir === 'rtl' ? -1 : 1;
  const by = { ArrowRight: rightward, ArrowLeft: -rightward }[key];
  return by === undefined ? undefined : (shown + by + count) % count;
}
