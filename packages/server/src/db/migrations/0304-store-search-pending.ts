/**
 * A sale changes the number sold of its store, which lists sort by, so the row is put into all indexes of its table. The
 * search index notes such rows in a short list, which searches read too, and takes in some hundred of them at once.
 */
export const storeSearchPending: readonly string[] = [
  `alter index store_search set (fastupdate = on, gin_pending_list_limit = 64)`,
];
