/** First, last and the pages around the present one; `undefined` stands for a gap. */
export function pageNumbers(page: number, pages: number): readonly (number | undefined)[] {
  const near = [1, 2, page - 1, page, page + 1, pages - 1, pages].filter((one) => one >= 1 && one <= pages);
  const sorted = [...new Set(near)].sort((a, b) => a - b);
  return sorted.flatMap((one, index) => {
    const before = sorted[index - 1] ?? 0;
    if (one - before <= 1) return [one];
    return one - before === 2 ? [one - 1, one] : [undefined, one];
  });
}
