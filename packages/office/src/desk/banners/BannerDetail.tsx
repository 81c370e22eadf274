import type { DeskBannerRow } from '@openmall/sdk/desk';
import { t } from '../../shared/i18n/i18n.ts';
import { RowRoute } from '../content/RowRoute.tsx';
import { BannerForm } from './BannerForm.tsx';

/** A banner beside the list. */
export const BannerDetail = () => (
  <RowRoute<DeskBannerRow> base="/content/banners" title={t('content.banner')}>
    {(form) => <BannerForm {...form} />}
  </RowRoute>
);
