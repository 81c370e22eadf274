import { readPublicSettings } from '../../domain/settings/settings.ts';
import type { Handler } from '../handler.ts';

export const sysparaGetSysparaByGet: Handler<'sysparaGetSysparaByGet'> = async ({ mall, input }) =>
  readPublicSettings(mall.db, input.code.split(','));
