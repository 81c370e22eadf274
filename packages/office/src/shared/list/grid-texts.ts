import type { GridLocaleText } from '@mui/x-data-grid';
import { t } from '../i18n/i18n.ts';

const number = (value: number): string => value.toLocaleString(document.documentElement.lang);

/** What the grid itself says and shows, in the language of the person. The grid has no texts in four of ours. */
export const gridTexts: Partial<GridLocaleText> = {
  noRowsLabel: t('list.none'),
  paginationRowsPerPage: t('grid.rows'),
  paginationDisplayedRows: ({ from, to, count }) =>
    t('grid.shown', { from: number(from), to: number(to), total: number(count) }),
  paginationItemAriaLabel: (type) => t(type === 'next' ? 'grid.next' : 'grid.previous'),
  columnHeaderSortIconLabel: t('grid.sort'),
  checkboxSelectionHeaderName: t('grid.selectRow'),
  checkboxSelectionSelectAllRows: t('grid.selectAll'),
  checkboxSelectionUnselectAllRows: t('grid.selectAll'),
  checkboxSelectionSelectRow: t('grid.selectRow'),
  checkboxSelectionUnselectRow: t('grid.selectRow'),
};
