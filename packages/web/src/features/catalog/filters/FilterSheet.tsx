import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx';
import { FilterColumn, type FilterProps } from './FilterColumn.tsx';

export interface FilterSheetProps extends FilterProps {
  /** How many goods the chosen filters find; undefined while they load. */
  readonly count: number | undefined;
  readonly onClose: () => void;
}

/** The filters on phones. Changes apply to the list behind at once, and the button shows the number of results. */
export function FilterSheet({ count, onClose, ...filters }: FilterSheetProps) {
  const { t } = useTranslation('catalog');
  const { t: common } = useTranslation();
  const showButton = (
    <Button variant="contained" size="large" fullWidth onClick={onClose}>
      {count === undefined ? common('loading') : t('count', { count })}
    </Button>
  );
  return (
    <Dialog open onClose={onClose} title={t('filters.title')} footer={showButton}>
      <FilterColumn {...filters} sheet />
    </Dialog>
  );
}
