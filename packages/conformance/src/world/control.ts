/** What only merchants, operators and time can do; a test build of a backend offers it by `openapi/control.yaml`. */
export interface Control {
  advance(ms: number): Promise<void>;
  credit(username: string, amount: string): Promise<void>;
  setStock(skuId: string, stock: number): Promise<void>;
  ship(orderId: string): Promise<void>;
  decideRefund(orderId: string, approve: boolean): Promise<void>;
  decideIdentity(username: string, kind: 'basic' | 'advanced', approve: boolean): Promise<void>;
  decideRecharge(orderNo: string, approve: boolean): Promise<void>;
  decideWithdrawal(orderNo: string, approve: boolean): Promise<void>;
  decideLoan(creditId: string, approve: boolean): Promise<void>;
  /** The last verification code that was sent to a phone or an e-mail address. */
  codeSentTo(target: string): Promise<string>;
}
