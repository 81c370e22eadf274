import { expect, it } from 'vitest';
import { splitOperations } from './vite-operations.ts';

const HOOKS = `// Generated.
import * as operations from '../../operation-functions.ts';
import type {
  CartListOk,
} from '../openmall.schemas.ts';

const withQueryKey = <T>(query: T): T => {
  return query;
};

/** Lists the cart. */
export const useCartListHook = () => {
  return useCall<CartListOk>(operations.cartList);
};

export type CartListQueryError = Error;

export function useCartList(options: object): unknown;
export function useCartList(options?: object) {
  return withQueryKey(useCartListHook());
}

export const getCartListItemsQueryKey = () => ['cartListItems'] as const;

export const useCartListItemsHook = () => useCall<CartListOk>(operations.cartListItems);
`;

it('cuts the hooks of a resource by the longest operation that their names begin with', () => {
  const { index, parts, shared } = splitOperations(HOOKS, 'cart.ts');

  expect(index).toBe(`export { useCartListHook, useCartList } from './cart.ts?operation=cartList';
export { getCartListItemsQueryKey, useCartListItemsHook } from './cart.ts?operation=cartListItems';
`);
  expect([...parts.keys()]).toEqual(['cartList', 'cartListItems']);
  expect(parts.get('cartList')).toContain('export type CartListQueryError');
  expect(parts.get('cartList')).not.toContain('cartListItems');
  for (const part of parts.values()) {
    expect(part).toContain("import * as operations from '../../operation-functions.ts';");
    expect(part).toContain("import { withQueryKey } from '../index.ts?operation=shared';");
  }
  expect(shared).toBe(`export const withQueryKey = <T>(query: T): T => {
  return query;
};
`);
});

it('cuts calls by their names', () => {
  const code = `import { read } from '../define-operation.ts';

export const cartList: Call<'cartList'> = /* @__PURE__ */ read('cart!list');

/** Stores it. */
export const cartPut: Call<
  'cartPut'
> = /* @__PURE__ */ write('cart!put');
`;
  const { index, parts } = splitOperations(code, 'calls.ts');
  expect(index).toBe(`export { cartList } from './calls.ts?operation=cartList';
export { cartPut } from './calls.ts?operation=cartPut';
`);
  expect(parts.get('cartPut')).toContain("write('cart!put')");
  expect(parts.get('cartPut')).not.toContain("read('cart!list')");
});

it('fails for a declaration of no operation', () => {
  const code = `${HOOKS}\nexport const useWalletHook = () => 1;\n`;
  expect(() => splitOperations(code, 'cart.ts')).toThrow('useWalletHook');
});
