import type { CallContext } from './call-context.ts';
import { demand } from './refusal.ts';

/** Issues a form token. It is valid for one submission. */
export function openForm({ mall, buyer }: CallContext): string {
  const form = `form_${buyer.usercode}_${mall.nextId('f')}`;
  mall.formTokens.add(form);
  return form;
}

/** @throws Refusal `sessionTokenInvalid` if it was used, or never issued. */
export const consumeForm = ({ mall }: CallContext, form: string): void =>
  demand(mall.formTokens.delete(form), 'sessionTokenInvalid');
