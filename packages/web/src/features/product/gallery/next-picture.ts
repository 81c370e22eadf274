/** The index after an arrow key in a row of `count` pictures, wrapping at both ends; undefined for other keys. */
export function nextPicture(key: string, current: number, count: number): number | undefined {
  const rightward = document.documentElement.dir === 'rtl' ? -1 : 1;
  const step = { ArrowRight: rightward, ArrowLeft: -rightward }[key];
  return step === undefined ? undefined : (current + step + count) % count;
}
