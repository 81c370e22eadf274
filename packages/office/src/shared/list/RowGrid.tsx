import { DataGrid, type GridRowParams, type GridSortModel } from '@mui/x-data-grid';
import { language } from '../i18n/language.ts';
import { directionOf } from '@openmall/web/languages';
import { gridTexts } from './grid-texts.ts';
import { gridVariables } from './grid-variables.ts';
import type { ListPageProps } from './list-page-props.ts';

type Props = ListPageProps<{ readonly id: string }>;

const PAGE_SIZES = [25, 50, 100];

/** The rows as a grid. Pages, sort and filters are the server's work; the grid only shows them. */
export function RowGrid({ title, state, rows = [], total, isFetching, columns, onOpen, selection }: Props) {
  const sort: GridSortModel = state.sortBy ? [{ field: state.sortBy, sort: state.sortDir ?? 'desc' }] : [];
  return (
    <DataGrid
      aria-label={title}
      key={directionOf(language)}
      rows={[...rows]}
      columns={[...columns]}
      rowCount={total}
      loading={isFetching}
      paginationMode="server"
      sortingMode="server"
      filterMode="server"
      disableColumnFilter
      disableRowSelectionOnClick
      {...(selection && {
        checkboxSelection: true,
        hideFooterSelectedRowCount: true,
        keepNonExistentRowsSelected: true,
        rowSelectionModel: { type: 'include', ids: new Set(selection.ids) },
        onRowSelectionModelChange: ({ ids, type }) =>
          selection.onChange(type === 'include' ? [...ids].map(String) : rows.map(({ id }) => id)),
      })}
      disableColumnMenu
      pageSizeOptions={PAGE_SIZES}
      paginationModel={{ page: state.page - 1, pageSize: state.size }}
      onPaginationModelChange={({ page, pageSize }) =>
        state.set({ page: pageSize === state.size ? String(page + 1) : '1', size: String(pageSize) })
      }
      sortModel={sort}
      onSortModelChange={([first]) => state.set({ sort: first?.field, dir: first?.sort ?? undefined })}
      onRowClick={({ row }: GridRowParams<{ readonly id: string }>) => onOpen(row)}
      onCellKeyDown={({ row }, event) => {
        if (event.key === 'Enter') onOpen(row as { readonly id: string });
      }}
      localeText={gridTexts}
      sx={{
        bgcolor: 'background.paper',
        borderColor: 'divider',
        ...gridVariables,
        '--DataGrid-rowBorderColor': 'var(--mui-palette-divider)',
        '& .MuiDataGrid-columnHeaderTitle': { whiteSpace: 'normal', lineHeight: 1.25 },
        '& .MuiDataGrid-row': { cursor: 'pointer' },
      }}
    />
  );
}
