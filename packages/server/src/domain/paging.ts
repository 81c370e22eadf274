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
