import { useEffect } from 'react';
import { errorText } from '../../errors/error-text.ts';
import { useTranslation } from 'react-i18next';
import { toast } from '../feedback/toast.ts';
import type { MenuProps } from './use-menu-anchor.ts';

/** Stands in for a menu whose code did not load: closes it and shows a message that opens it again. */
export function FailedMenu({ error, anchorEl, onClose }: MenuProps & { readonly error: unknown }) {
  const { t } = useTranslation();
  useEffect(() => {
    void errorText(error).then((text) =>
      toast.info(text, { label: t('failed.retry'), run: () => anchorEl?.click() }),
    );
    onClose();
  }, [error, anchorEl, onClose, t]);
  return null;
}
