/** The limits of reviews, and how reviews are shown. */
import { toWireTime } from '@openmall/sdk';
import { resolve, type JsonSchema } from '../../../contract/json-schema.ts';
import type { ActiveCheck } from '../../../runner/check.ts';
import type { CheckContext } from '../../../runner/check-context.ts';
import { succeeded, type Caller, type Exchange } from '../../../target/exchange.ts';
import { picture } from '../../../setup/pictures.ts';
import { PreconditionError } from '../../../setup/precondition-error.ts';
import { inParallel } from '../../support/race.ts';
import { expectRefusal, parameterErrors } from '../../support/refusal.ts';
import { defineChecks } from '../../support/define-check.ts';

/** The maximum number of reviews per call and of pictures per review. */
function limitsOf(context: CheckContext): { readonly maxReviews: number; readonly maxPictures: number } {
  const body: JsonSchema = context.operation('evaluationAddList').body?.schema ?? {};
  const { maxItems = 0, items = {} } = resolve(resolve(body).properties?.['evaluationAdds'] ?? {});
  const fields = Object.keys(resolve(items).properties ?? {});
  return { maxReviews: maxItems, maxPictures: fields.filter((name) => name.startsWith('imgUrl')).length };
}

const numbered = (addresses: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(addresses.map((address, index) => [`imgUrl${index + 1}`, address]));

interface Shown extends Readonly<Record<string, unknown>> {
  readonly content: string;
  readonly userName: string;
  readonly evaluationTime: number;
  readonly createTimeStr?: string;
}

const rowsIn = ({ envelope }: Exchange): readonly Shown[] =>
  (envelope?.data as { pageList?: readonly Shown[] } | undefined)?.pageList ?? [];

/** What is wrong with a listed review. It shows its time in two fields (contract: Evaluation). */
function faultOf(shown: Shown, { username }: Caller, pictures: number): string | undefined {
  const seen = Object.keys(shown).filter((name) => name.startsWith('imgUrl') && shown[name]).length;
  if (seen !== pictures) return `shows ${seen} of ${pictures} pictures of a review`;
  if (shown.userName === username) return 'shows the user name of the author';
  const { createTimeStr, evaluationTime } = shown;
  // The text has no milliseconds, and the contract leaves the rounding open.
  const texts = [evaluationTime, evaluationTime + 999].map((ms) => toWireTime(new Date(ms)));
  return createTimeStr === undefined || texts.includes(createTimeStr)
    ? undefined
    : `shows ${createTimeStr} for the time ${evaluationTime}, which is ${String(texts[0])} in UTC+8`;
}

async function expectShown(context: CheckContext, written: Exchange, wanted: Wanted): Promise<void> {
  const { caller, content, sellerGoodsId, pictures } = wanted;
  const list = await context.call('evaluationList', { sellerGoodsId });
  const rows = rowsIn(list);
  const own = rows.find((row) => row.content === content);
  const fault = own ? faultOf(own, caller, pictures) : 'does not show a new review word for word';
  context.expect('evaluationList', fault, written, list);
  const isSorted = rows.every(
    (row, index) => index === 0 || row.evaluationTime <= (rows[index - 1]?.evaluationTime ?? 0),
  );
  context.expect(
    'evaluationList',
    isSorted ? undefined : 'is not sorted by evaluationTime, newest first',
    list,
  );
}

interface Wanted {
  readonly caller: Caller;
  readonly content: string;
  readonly sellerGoodsId: string;
  readonly pictures: number;
}

async function checkReviewLimits(context: CheckContext): Promise<void> {
  const { accounts, orders, catalog, request } = context.setup;
  const caller = await accounts.first();
  const { sellerGoodsId } = await catalog.any();
  const { orderId } = await orders.received(caller);
  const { maxReviews, maxPictures } = limitsOf(context);
  // Each has its own address: a backend may show a repeated address once.
  const addresses = await inParallel(maxPictures, () =>
    request('uploadimgExecute', { file: picture(), moduleName: 'evaluate' }, caller),
  );
  const operation = context.operation('evaluationAddList');
  const review = (evaluationAdds: readonly object[]): Promise<Exchange> =>
    context.send(operation, {}, { caller, body: { orderId, evaluationAdds } });
  const content = `Grüße, 你好, مرحبا: ${orderId}`;
  const draft = { sellerGoodsId, evaluationType: 1, rating: 5, content };
  const tooMany: readonly (readonly [readonly object[], string])[] = [
    [
      [{ ...draft, ...numbered([...addresses, ...addresses.slice(0, 1)]) }],
      `a review with ${maxPictures + 1} pictures`,
    ],
    [Array.from({ length: maxReviews + 1 }, () => draft), `${maxReviews + 1} reviews at once`],
    [[], 'an empty list of reviews'],
  ];
  for (const [drafts, description] of tooMany) {
    const refused = await review(drafts);
    const expected = { keys: parameterErrors(operation), granted: `accepts ${description}` };
    expectRefusal(context, 'evaluationAddList', expected, refused);
  }
  const written = await review([{ ...draft, ...numbered(addresses) }]);
  if (!succeeded(written)) {
    const answer = String(written.envelope?.msg);
    throw new PreconditionError(
      'inconclusive',
      `a review with ${maxPictures} pictures was answered: ${answer}`,
      written,
    );
  }
  await expectShown(context, written, { caller, content, sellerGoodsId, pictures: maxPictures });
}

export const reviewChecks: readonly ActiveCheck[] = [
  defineChecks('orders', 'spec §5')(
    'rev.limits',
    'A review has at most nine pictures and is shown word for word with all of them, newest first.',
    ['evaluationAddList', 'evaluationList'],
    checkReviewLimits,
  ),
];
