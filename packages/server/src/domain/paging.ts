/**
 * Lists end after this many goods. Users never page this deep, and counting further would be the most
 * expensive part.
 */
export const LIST_END = 10_000;

export interface PageRequest {
  readonly number: number;
  readonly size: number;
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly request: PageRequest;
}

export const pageOf = <Row>(rows: readonly Row[], total: number, request: PageRequest): Page<Row> => ({
  rows,
  total,
  request,
});
