/** Tests of the SDK's types; `npm run typecheck` runs them. */
import {
  useOrderSubmit,
  useSellerInfo,
  useSellerList,
  useSellerListInfinite,
  useWalletGetUsdt,
} from '@openmall/sdk/hooks';
import {
  type ActionFrom,
  actionsFrom,
  ApiError,
  canDo,
  createTransport,
  type DataOf,
  type ErrorKey,
  type ErrorsOf,
  type Goods,
  type InputOf,
  isApiError,
  type Lang,
  languages,
  type OperationId,
  operationMap,
  orderCancel,
  type OrderId,
  orderInfoOf,
  type OrderMain,
  type OrderStatus,
  orderSubmit,
  type OrderSubmitData,
  type RowOf,
  sellerGoodsInfo,
  sellerInfo,
  sellerList,
  type SellerListData,
  type Store,
  type Transport,
  userHeartbeat,
  type WalletGetUsdtData,
} from '@openmall/sdk';
import { createClient, unwrap } from '@openmall/sdk/client';
import * as validators from '@openmall/sdk/validators';
import { expectTypeOf, test } from 'vitest';
import type { InferType, Schema } from 'yup';
import type { z } from 'zod';
import type { dataSchemas } from './schemas.ts';

declare const transport: Transport;

test('Data has exactly the type of the contract', () => {
  expectTypeOf<DataOf<'sellerInfo'>>().toEqualTypeOf<Store>();
  expectTypeOf<DataOf<'sellerList'>>().toEqualTypeOf<SellerListData>();
  expectTypeOf<DataOf<'userHeartbeat'>>().toEqualTypeOf<null>();
  expectTypeOf<RowOf<'sellerList'>>().toEqualTypeOf<Store>();
  expectTypeOf(sellerInfo(transport, { sellerId: 'st_1' })).toEqualTypeOf<Promise<Store>>();
  expectTypeOf(orderSubmit(transport, { orderInfo: 'g,-1,1' })).toEqualTypeOf<Promise<OrderSubmitData>>();
  expectTypeOf(userHeartbeat(transport)).toEqualTypeOf<Promise<null>>();
});

test('An id fits only where an id of its kind is expected, and texts fit everywhere', () => {
  const { id, goodsId, sellerId } = {} as Goods;
  void sellerGoodsInfo(transport, { sellerGoodsId: id });
  void sellerInfo(transport, { sellerId });
  const fromUrl: string = new URLSearchParams('id=g_1').get('id') ?? '';
  void sellerGoodsInfo(transport, { sellerGoodsId: fromUrl });
  // @ts-expect-error The article of several stores is not the goods of one.
  void sellerGoodsInfo(transport, { sellerGoodsId: goodsId });
  // @ts-expect-error Goods are not a store.
  void sellerInfo(transport, { sellerId: id });
  // @ts-expect-error Goods are not an order.
  orderInfoOf([{ sellerGoodsId: ({} as OrderMain).id, count: 1 }]);
  expectTypeOf(id).toExtend<string>();
  expectTypeOf<string>().toExtend<OrderId>();
});

test('An input is optional only if no field is required', () => {
  void sellerList(transport);
  void sellerList(transport, { pageNum: 2 }, { timeoutMs: 100 });
  // @ts-expect-error sellerId is required
  void sellerInfo(transport);
  // @ts-expect-error sellerId is required
  void sellerInfo(transport, {});
});

test('Unknown options do not compile', () => {
  // @ts-expect-error a suffix is part of the encoding
  createTransport({ baseUrl: '', actionSuffix: true });
  // @ts-expect-error a call has no such option
  void sellerList(transport, {}, { timeout: 100 });
});

test('Wrong fields do not compile', () => {
  // @ts-expect-error there is no such field
  void sellerList(transport, { pageNumber: 1 });
  // @ts-expect-error a page is a number
  void sellerList(transport, { pageNum: '1' });
  // @ts-expect-error the transport adds the token
  void sellerList(transport, { token: 'a' });
  // @ts-expect-error the transport adds the language
  void sellerList(transport, { lang: 'en' });
  // @ts-expect-error this call takes no fields
  void userHeartbeat(transport, { beat: 1 });
  // @ts-expect-error an operation is its function, not its name
  void transport.call('orderSubmit', { orderInfo: '' });
});

test('Data and error exclude each other', async () => {
  const { data, error } = await transport.safe(sellerInfo, { sellerId: 'st_1' });
  if (error) {
    expectTypeOf(data).toEqualTypeOf<undefined>();
    expectTypeOf(error).toEqualTypeOf<ApiError<'sellerInfo'>>();
  } else {
    expectTypeOf(data).toEqualTypeOf<Store>();
  }
});

test('An error has exactly the keys of its operation', () => {
  expectTypeOf<'insufficientBalance'>().toExtend<ErrorsOf<'orderPay'>>();
  expectTypeOf<'insufficientBalance'>().not.toExtend<ErrorsOf<'sellerInfo'>>();
  expectTypeOf<'checkNetwork'>().toExtend<ErrorsOf<'sellerInfo'>>();
  expectTypeOf<'sessionExpired'>().toExtend<ErrorsOf<'orderCancel'>>();
  expectTypeOf<'sessionExpired'>().not.toExtend<ErrorsOf<'sellerInfo'>>();
  expectTypeOf<'tradingClosed'>().toExtend<ErrorKey>();
});

test('A switch over the keys of an operation can be exhaustive', () => {
  const source = (key: ErrorsOf<'sellerInfo'>): string => {
    switch (key) {
      case 'storeNotFound':
        return 'gone';
      case 'parameterError':
      case 'unsupportedLanguage':
      case 'frequentOperation':
      case 'serverError':
      case 'systemError':
      case 'notImplemented':
        return 'server';
      case 'checkNetwork':
      case 'requestTimeout':
      case 'unreadableAnswer':
        return 'transport';
      case 'unknown':
        return 'raw';
    }
  };
  expectTypeOf(source).returns.toEqualTypeOf<string>();
});

test('A caught error is narrowed to its operation', async () => {
  try {
    await orderCancel(transport, { orderId: 'or_1', returnReason: 1 } as InputOf<'orderCancel'>);
  } catch (error) {
    if (isApiError(error, 'orderCancel')) expectTypeOf(error.key).toEqualTypeOf<ErrorsOf<'orderCancel'>>();
    if (isApiError(error, orderCancel)) expectTypeOf(error.key).toEqualTypeOf<ErrorsOf<'orderCancel'>>();
  }
});

test('Hooks have the data, the variables and the errors of their operation', () => {
  // Type-checked only, never called.
  const useAll = () => {
    const store = useSellerInfo({ sellerId: 'st_1' });
    expectTypeOf(store.data).toEqualTypeOf<Store | undefined>();
    expectTypeOf(store.error).toEqualTypeOf<ApiError<'sellerInfo'> | null>();
    expectTypeOf(useWalletGetUsdt().data).toEqualTypeOf<WalletGetUsdtData | undefined>();
    const chosen = useSellerList({ pageNum: 2 }, { query: { select: ({ pageList }) => pageList.length } });
    expectTypeOf(chosen.data).toEqualTypeOf<number | undefined>();
    expectTypeOf(useSellerListInfinite().data?.pages).toEqualTypeOf<SellerListData[] | undefined>();
    const submit = useOrderSubmit();
    expectTypeOf(submit.error).toEqualTypeOf<ApiError<'orderSubmit'> | null>();
    submit.mutate({ params: { orderInfo: 'g,-1,1' } });
    // @ts-expect-error orderInfo is required
    submit.mutate({ params: {} });
    // @ts-expect-error sellerId is required
    useSellerInfo();
  };
  void useAll;
});

test('The client by paths has the same data', () => {
  const client = createClient(transport);
  expectTypeOf(
    unwrap(client.POST('/api/seller!info', { params: { query: { sellerId: 'st_1' } } })),
  ).resolves.toExtend<Store>();
  // @ts-expect-error there is no such path
  void client.POST('/api/seller!explode');
  // @ts-expect-error sellerId is required
  void client.POST('/api/seller!info', { params: { query: {} } });
});

test('The zod schemas and the types agree on every operation', () => {
  type Wrong = {
    [Id in OperationId]: z.output<(typeof dataSchemas)[Id]> extends DataOf<Id> | undefined ? never : Id;
  }[OperationId];
  expectTypeOf<Wrong>().toEqualTypeOf<never>();
});

test('The output of a validator is an input of its operation', () => {
  type Validators = typeof validators;
  type Validated = {
    [Id in keyof Validators]: Validators[Id] extends Schema ? Id : never;
  }[keyof Validators] &
    OperationId;
  type Wrong = { [Id in Validated]: InferType<Validators[Id]> extends InputOf<Id> ? never : Id }[Validated];
  expectTypeOf<Wrong>().toEqualTypeOf<never>();
});

test('An action that a literal state does not allow does not compile; other states are checked at run time', () => {
  expectTypeOf(canDo('order', 'cancel', 0)).toEqualTypeOf<boolean>();
  expectTypeOf(canDo('order', 'cancel', 3 as OrderStatus)).toEqualTypeOf<boolean>();
  expectTypeOf(canDo('order', 'cancel', 3 as number)).toEqualTypeOf<boolean>();
  // @ts-expect-error a shipped order can't be cancelled
  canDo('order', 'cancel', 3);
  // @ts-expect-error neither shipped nor received orders can be paid
  canDo('order', 'pay', 3 as 3 | 4);
  // @ts-expect-error an order can't be repaid
  canDo('order', 'repay', 0);
  // @ts-expect-error a rejected loan can't be repaid
  canDo('loan', 'repay', 4);
  // @ts-expect-error a granted refund can't be rejected
  canDo('refund', 'reject', 2);
  // @ts-expect-error a booked recharge can't fail
  canDo('walletRecord', 'fail', 1);
  expectTypeOf<ActionFrom<'order', 3>>().toEqualTypeOf<
    'receive' | 'receiveByDefault' | 'refundMissing' | 'receiveByDecision'
  >();
  expectTypeOf(actionsFrom('loan', 4)).toEqualTypeOf<readonly 'reapply'[]>();
});

test('The compiler says which states allow an action', () => {
  expectTypeOf(canDo<'order', 'cancel', 3>)
    .parameter(2)
    .toEqualTypeOf<"No order in this state allows 'cancel'. The states that allow it: 0">();
});

test('Languages and messages of validators are lists of their types', () => {
  expectTypeOf(languages).toEqualTypeOf<readonly Lang[]>();
  expectTypeOf(validators.messageKeys).toEqualTypeOf<readonly validators.MessageKey[]>();
  expectTypeOf<'form.required'>().toExtend<validators.MessageKey>();
  expectTypeOf<'form.nonsense'>().not.toExtend<validators.MessageKey>();
});

test('The operation map has the literal types of each operation', () => {
  expectTypeOf(operationMap.orderSubmit.path).toEqualTypeOf<'/api/order!submit'>();
  expectTypeOf(operationMap.sellerList.semantics).toEqualTypeOf<'read'>();
  type Handlers = { [Id in OperationId]: (input: InputOf<Id>) => Promise<DataOf<Id>> };
  // @ts-expect-error a map of handlers must have all of them
  const handlers: Handlers = { sellerInfo: async () => null as never };
  void handlers;
});
