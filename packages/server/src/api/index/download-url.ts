import { readSettings } from '../../domain/settings/settings.ts';
import type { Handler } from '../handler.ts';

export const indexDownloadUrl: Handler<'indexDownloadUrl'> = async ({ mall }) => {
  const { download_url: url } = await readSettings(mall.db, ['download_url']);
  return url;
};
