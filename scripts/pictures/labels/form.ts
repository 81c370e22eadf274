/** A printed form on a clipboard: a list with boxes, some of them ticked. */
const INK = '#4d5159';
const RULE = '#c9c7be';

export function formSheet({ accent }: { readonly accent: string }): string {
  const rows = [520, 430, 560, 470, 380, 540, 450, 500].map((length, i) => {
    const y = 330 + i * 108;
    const tick =
      i < 5
        ? `<path d="M118 ${y + 24}l20 22 44-52" fill="none" stroke="${accent}" stroke-width="12" stroke-linecap="round"/>`
        : '';
    return `<rect x="110" y="${y}" width="54" height="54" rx="8" fill="none" stroke="${INK}" stroke-width="5"/>${tick}<rect x="210" y="${y + 18}" width="${length}" height="18" rx="9" fill="${RULE}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1433" viewBox="0 0 1000 1433"><rect width="1000" height="1433" fill="#faf7ee"/>
    <text x="110" y="218" font-family="Liberation Sans" font-weight="bold" font-size="78" fill="${INK}">Checklist</text><rect x="110" y="252" width="780" height="5" fill="${INK}"/>${rows.join('')}
    <rect x="110" y="1262" width="330" height="4" fill="${INK}"/><path d="M130 1246c40-60 60-64 62-24s34 26 60-14 34-20 36 6 40 14 66-10" fill="none" stroke="#2f5fae" stroke-width="6"/><rect x="560" y="1262" width="330" height="4" fill="${INK}"/></svg>`;
}
