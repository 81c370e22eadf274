/** The reference of a charge, from the address of its sandbox page. */
export const referenceOf = (payUrl: string): string =>
  new URL(payUrl, 'http://mall.test').pathname.slice('/pay/'.length);
