import type { GridColDef } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import type { ListState } from './use-list-state.ts';

export interface Filter {
  /** The field of the operation. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Shows the label with each option, where an option alone does not say what it is about. */
  readonly isLabelled?: boolean;
}

/** Rows that are chosen for one action, by their ids. They may be of several pages. */
export interface Selection {
  readonly ids: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

export interface ListPageProps<Row extends { readonly id: string }> {
  readonly title: string;
  readonly state: ListState;
  readonly rows: readonly Row[] | undefined;
  readonly total: number;
  readonly isFetching: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly columns: readonly GridColDef<Row>[];
  readonly filters: readonly Filter[];
  /** Tabs above the search, such as the states of the rows with their counts. */
  readonly tabs?: ReactNode;
  /** What can be searched for. A list without it has no search. */
  readonly searchHint?: string;
  /** What to say where the list never had a row. */
  readonly empty: string;
  readonly onOpen: (row: Row) => void;
  /** A list with it lets choose rows. */
  readonly selection?: Selection | undefined;
  /** What is done with the chosen rows, above them. */
  readonly selectionBar?: ReactNode;
  /** Buttons beside the title. */
  readonly tools?: ReactNode;
  /** A row on a phone, where a grid is too wide. */
  readonly card: (row: Row) => ReactNode;
}
