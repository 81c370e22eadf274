import type { Handler } from '../handler.ts';
import { readValues } from './read-values.ts';

export const sysparaGetSysparaByGet: Handler<'sysparaGetSysparaByGet'> = ({ mall, input }) =>
  readValues(mall, input.code);
