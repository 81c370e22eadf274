/** Pictures of documents are shown to their owner only. */
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { missingPrecondition, PreconditionError } from '../../setup/precondition-error.ts';
import type { Caller, Exchange } from '../../target/exchange.ts';
import { defineChecks } from '../support/define-check.ts';
import { sampleOf } from '../support/for-each-operation.ts';

/** What documents are uploaded for. */
const modules = ['kyc', 'recharge', 'credit'] as const;

/** Some backends answer an envelope instead of a status. */
const isShown = ({ status, envelope }: Exchange): boolean => status >= 200 && status < 300 && !envelope;

/** The path of a picture below the address of the backend. */
function pathOf({ setup }: CheckContext, address: string): string {
  const { baseUrl } = setup.target.options;
  const base = baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`;
  const { href } = new URL(address, base);
  if (!href.startsWith(base)) throw missingPrecondition('pictures below the address of the backend');
  return href.slice(base.length - 1);
}

async function checkPictures(context: CheckContext): Promise<void> {
  const { accounts, upload } = context.setup;
  const owner = await accounts.newAccount();
  const stranger = await accounts.second();
  const operation = context.operation('uploadimgExecute');
  const open = (path: string, caller?: Caller): Promise<Exchange> =>
    context.send(operation, {}, { method: 'GET', path, caller, isOffContract: true });
  async function check(moduleName: string): Promise<void> {
    const path = pathOf(context, await upload(owner, moduleName));
    const own = await open(path, owner);
    if (!isShown(own))
      throw new PreconditionError('inconclusive', `the owner cannot open the picture at ${path}`, own);
    const [other, visit] = await Promise.all([open(path, stranger), open(path)]);
    const message = (who: string): string => `shows a picture for ${moduleName} to ${who}`;
    context.expect('uploadimgExecute', isShown(other) ? message('another user') : undefined, own, other);
    context.expect('uploadimgExecute', isShown(visit) ? message('a visitor') : undefined, own, visit);
  }
  await Promise.all(sampleOf(context, modules).map(check));
}

export const privatePictureChecks: readonly ActiveCheck[] = [
  defineChecks('uploads', 'contract')(
    'upload.private',
    'Pictures of documents and proofs are shown to their owner only.',
    ['uploadimgExecute'],
    checkPictures,
  ),
];
