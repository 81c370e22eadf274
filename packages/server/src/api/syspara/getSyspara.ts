import type { Handler } from '../handler.ts';
import { readValues } from './read-values.ts';

export const sysparaGetSyspara: Handler<'sysparaGetSyspara'> = ({ mall, input }) =>
  readValues(mall, input.code);
