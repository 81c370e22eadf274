import type { GridColDef } from '@mui/x-data-grid';
import { formatAge, formatMoment, formatMoney } from '../i18n/format.ts';

interface Row {
  readonly id: string;
}
type Width = Pick<GridColDef, 'width' | 'minWidth' | 'flex' | 'sortable'>;

export const textColumn = <R extends Row>(
  field: keyof R & string,
  headerName: string,
  width: Width = {},
): GridColDef<R> => ({ field, headerName, minWidth: 140, sortable: false, ...width });

/** How long ago; the exact time is in the record. */
export const ageColumn = <R extends Row>(field: keyof R & string, headerName: string): GridColDef<R> => ({
  field,
  headerName,
  width: 160,
  valueFormatter: (value: number | null) => (value === null ? '–' : formatAge(value)),
});

export const momentColumn = <R extends Row>(field: keyof R & string, headerName: string): GridColDef<R> => ({
  field,
  headerName,
  width: 190,
  sortable: false,
  valueFormatter: (value: number | null) => formatMoment(value),
});

export const moneyColumn = <R extends Row>(
  field: keyof R & string,
  headerName: string,
  width: Width = {},
): GridColDef<R> => ({
  field,
  headerName,
  width: 140,
  align: 'right',
  headerAlign: 'right',
  valueFormatter: (value: string | number) => formatMoney(value),
  ...width,
});
