import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorKey, OperationId } from '@openmall/sdk';
import { judge } from '../runner/judge.ts';
import { exitCodes, outcomeOf } from '../runner/run-result.ts';
import { replaceRefusal, refusal } from './faults/planted-fault.ts';
import { startServer, type TestServer } from './reference-server.ts';

/** A check, its operation, the error that the check expects, and the error that the server returns instead. */
const refusals: readonly (readonly [string, OperationId, ErrorKey, ErrorKey])[] = [
  ['wal.one-address', 'userBindWithdrawAddress', 'onlyOneWithdrawalAddress', 'addressFormatWrong'],
  ['ord.limits', 'orderSubmit', 'insufficientStock', 'duplicateSubmission'],
  ['ord.limits', 'orderSubmit', 'aboveMaximumQuantity', 'insufficientStock'],
  ['addr.most', 'addressAdd', 'deliveryAddressLimit', 'parameterError'],
  ['auth.fund-password', 'userUpdateOldAndNewSafeword', 'wrongFundPassword', 'tooManyWrongAttempts'],
  ['auth.lockout', 'userNewlogin', 'lockedForThreeMinutes', 'accountFrozen'],
  ['auth.logoff', 'userLogoff', 'deregisterWithOpenRecords', 'userNotFound'],
  ['auth.password-change', 'userNewlogin', 'wrongPassword', 'accountFrozen'],
  ['auth.wrong-password', 'userNewlogin', 'wrongPassword', 'accountFrozen'],
  ['cat.message-key', 'sellerGoodsInfo', 'goodsNotFound', 'parameterError'],
  ['cat.subscribe-once', 'subscribeAdd', 'emailAlreadySubscribed', 'parameterError'],
  ['loan.limits', 'creditApply', 'loanAmountOutsideLimits', 'qualificationNotMet'],
  ['loan.refused', 'creditBeforepay', 'loanNotRepayable', 'loanNotFound'],
  ['loan.repaid', 'creditPay', 'duplicateSubmission', 'insufficientBalance'],
  ['neg.effect', 'addressAdd', 'parameterError', 'deliveryAddressLimit'],
  ['neg.required', 'addressAdd', 'parameterError', 'deliveryAddressLimit'],
  ['ord.model', 'orderCancel', 'onlyPendingPaymentCancellable', 'orderNotFound'],
  ['ord.payment', 'orderPay', 'wrongFundPassword', 'accountFrozen'],
  ['proto.json', 'evaluationAddList', 'parameterError', 'orderNotFound'],
  ['race.pay', 'orderPay', 'orderAlreadyPaid', 'accountFrozen'],
  ['race.register', 'localuserRegisterNoVerifcode', 'duplicateUsername', 'invalidRecommendationCode'],
  ['race.stock', 'orderSubmit', 'insufficientStock', 'duplicateSubmission'],
  ['rev.limits', 'evaluationAddList', 'parameterError', 'goodsNotFound'],
  ['sec.foreign', 'orderInfo', 'orderNotFound', 'parameterError'],
  ['upload.kind', 'uploadimgExecute', 'imageUploadFailed', 'uploadQuotaReached'],
  ['wal.recharge', 'rechargeBlockchainRecharge', 'duplicateSubmission', 'accountFrozen'],
  ['wal.recharge-limits', 'rechargeBlockchainRecharge', 'parameterError', 'accountFrozen'],
  ['wal.withdraw', 'withdrawApply', 'withdrawalPending', 'dailyWithdrawalsExceeded'],
];

describe('A check is inconclusive where a call is refused for another reason', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  it.each(refusals)(
    '%s: %s is refused not with %s but with %s',
    async (check, operation, expected, other) => {
      const result = await judge({
        baseUrl: server.baseUrl,
        control: server.control,
        seed: 20_261,
        extensions: true,
        only: [check, operation, 'userUpdateOldAndNewPsw'],
        fetch: replaceRefusal([operation], expected, () => refusal(other))(fetch),
      });
      const findings = result.findings.filter((finding) => finding.check === check);
      expect(findings.map(({ verdict }) => verdict)).toContain('inconclusive');
      expect(findings.filter(({ verdict }) => verdict === 'fail')).toEqual([]);
      const reasons = findings.map(({ reason }) => reason ?? '').join();
      expect(reasons).toContain(`was refused with ${other}, and only `);
      expect(exitCodes[outcomeOf(result)]).toBe(2);
    },
  );
});
