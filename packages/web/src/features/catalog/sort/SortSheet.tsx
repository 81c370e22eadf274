import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx';
import { sorts, type Sort } from '../list-state.ts';

export interface SortSheetProps {
  readonly chosen: Sort;
  readonly onChoose: (sort: Sort) => void;
  readonly onClose: () => void;
}

/** The sort orders of a list on phones. */
export function SortSheet({ chosen, onChoose, onClose }: SortSheetProps) {
  const { t } = useTranslation('catalog');
  const choose = (sort: Sort) => () => {
    onChoose(sort);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('sort.label')}>
      <List disablePadding sx={{ marginInline: { xs: '-16px', md: '-24px' } }}>
        {sorts.map((sort) => (
          <ListItem key={sort} disablePadding>
            <ListItemButton selected={sort === chosen} aria-pressed={sort === chosen} onClick={choose(sort)}>
              {t(`sort.${sort}`)}
              {sort === chosen && <Check size={18} aria-hidden style={{ marginInlineStart: 'auto' }} />}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Dialog>
  );
}
