/** The number of a charge, by the address of its page in the sandbox. */
export const referenceOf = (payUrl: string): string =>
  new URL(payUrl, 'http://mall.test').pathname.slice('/pay/'.length);
