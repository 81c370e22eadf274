/** Lists in the HTML report that are folded, since they need no work: the reader opens what interests them. */
import { escape } from './html-faults.ts';

export interface ListedItem {
  /** The words that the reader may look for. */
  readonly find: string;
  readonly html: string;
  /** What several items have in common, which is shown once. */
  readonly reason?: string | undefined;
}

const itemHtml = ({ find, html }: ListedItem): string =>
  `<li data-find="${escape(find.toLowerCase())}">${html}</li>`;

/** A folded list with the number of its items; an empty string without items. */
export function foldedList(title: string, items: readonly ListedItem[]): string {
  if (items.length === 0) return '';
  const groups = [...Map.groupBy(items, ({ reason }) => reason)].map(
    ([reason, group]) =>
      `${reason === undefined ? '' : `<h4>${escape(reason)} <small>${group.length}</small></h4>`}<ul>${group.map(itemHtml).join('')}</ul>`,
  );
  return `<details class="more"><summary>${items.length} ${escape(title)}</summary>${groups.join('')}</details>
`;
}
