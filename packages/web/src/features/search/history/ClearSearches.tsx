import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../shared/ui/overlay/ConfirmDialog.tsx';
import { searchHistory } from './search-history.ts';

export interface ClearSearchesProps {
  readonly onClose: () => void;
}

/** Deletes the past searches after a confirmation. */
export function ClearSearches({ onClose }: ClearSearchesProps) {
  const { t } = useTranslation();
  const clear = () => {
    onClose();
    searchHistory.clear();
  };
  return (
    <ConfirmDialog
      open
      title={t('search.clearTitle')}
      action={t('search.clearAll')}
      danger
      onClose={onClose}
      onConfirm={clear}
    >
      {t('search.clearText')}
    </ConfirmDialog>
  );
}
