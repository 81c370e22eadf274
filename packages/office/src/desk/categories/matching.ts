import type { DeskCategoryRow } from '@openmall/sdk/desk';

/** Whether a name in any language has the word. */
const hasWord = ({ texts }: DeskCategoryRow, word: string): boolean =>
  texts.some(({ name }) => name.toLowerCase().includes(word));

/** The categories that match the filters, with those above them, so that each keeps its place in the tree. */
export function matching(
  rows: readonly DeskCategoryRow[],
  filters: Readonly<Record<string, string>>,
): readonly DeskCategoryRow[] {
  const word = (filters['keyword'] ?? '').toLowerCase();
  const state = filters['state'];
  const found = rows.filter(
    (row) => hasWord(row, word) && (state === undefined || row.isHidden === (state === 'hidden')),
  );
  const shown = new Set(found.flatMap(({ id, parentId }) => (parentId === null ? [id] : [id, parentId])));
  return rows.filter(({ id }) => shown.has(id));
}
