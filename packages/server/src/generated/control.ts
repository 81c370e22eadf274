// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export interface paths {
  '/control/reset': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Empty and refill the mall
     * @description Removes everything: accounts, sessions, orders, money, uploads, settings and the offset of the clock. Then it adds
     *     goods: `small` adds a few stores in one second, `demo` the whole demo in several seconds, `empty` nothing. With
     *     `small` and `demo` the mall also has open recharge channels.
     */
    post: operations['reset'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/control/clock': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the mall's clock
     * @description The time that the mall uses for deadlines, lockouts, interest and one-time codes.
     */
    get: operations['readClock'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/control/clock/advance': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Move the mall's clock forward
     * @description Moves the clock forward; it cannot go back. It keeps running from there. Nothing else changes: call `runTimedWork`
     *     to run the jobs that are now due, or wait some seconds until the mall runs them.
     */
    post: operations['advanceClock'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/control/timed-work': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Run the scheduled jobs now
     * @description Cancels unpaid orders, confirms the receipt of delivered ones, grants refunds that stores did not decide in time,
     *     takes the steps of returns whose time is over, pays stores whose orders can no longer be returned, reminds buyers of both, fails expired payments and recharges, marks loans as overdue, writes default reviews where
     *     buyers have written none, and deletes expired data.
     */
    post: operations['runTimedWork'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/control/settings/{code}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The code of a setting.
         * @example withdraw_min_purchases
         */
        code: components['parameters']['code'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Change a setting of the mall
     * @description Limits, opening hours, fees and terms are settings. A change applies to requests from now on. `null` restores the
     *     default.
     */
    put: operations['writeSetting'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/control/history/{subject}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id of the record.
         * @example o_mrgfke1n0a3ph9
         */
        subject: components['parameters']['subject'];
      };
      cookie?: never;
    };
    /**
     * Read the history of a record
     * @description The actions of merchants, operators and others on one record, oldest first. The record is an order, recharge,
     *     withdrawal, loan, account, application, variant or goods, given by its id, an account by its `accountId`. The list
     *     is empty if nobody has acted on it.
     */
    get: operations['readHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/control/skus/{skuId}/stock': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id of a variant.
         * @example sk_mrgfke1n0a3ph9
         */
        skuId: components['parameters']['skuId'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Set the stock of a variant
     * @description Sets how many pieces of a variant can be ordered from now on. Pieces reserved by orders stay reserved.
     */
    put: operations['setStock'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/control/skus/{skuId}/price-tiers': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id of a variant.
         * @example sk_mrgfke1n0a3ph9
         */
        skuId: components['parameters']['skuId'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Set the prices by quantity
     * @description Replaces the price tiers of a variant: lower prices per piece for larger quantities. From tier to tier, quantities
     *     must rise and prices must fall. An empty list removes all tiers. Existing orders keep their prices.
     */
    put: operations['setPriceTiers'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/control/goods/{goodsId}/shelf': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id of goods.
         * @example g_mrgfke1n0a3ph9
         */
        goodsId: components['parameters']['goodsId'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * List or unlist goods
     * @description Goods that are not listed cannot be found or ordered. Existing orders continue.
     */
    put: operations['setShelf'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/control/coupons': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a coupon as a store or as the mall
     * @description Takes an amount or a share off the goods of one order, of one store or of any store. A store's coupon reduces what
     *     the store receives; the mall pays its own when the order is received. Codes are unique, whatever their letters' case.
     */
    post: operations['createCoupon'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/control/stores/{storeId}/free-delivery': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id of a store.
         * @example st_mrgfke1n0a3ph9
         */
        storeId: components['parameters']['storeId'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Offer free delivery over a goods sum as the store
     * @description An order whose goods cost at least this sum after discount has no freight. Null ends the offer. Existing orders keep their freight.
     */
    put: operations['setFreeDelivery'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/control/orders/{orderId}/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id of an order.
         * @example o_mrgfke1n0a3ph9
         */
        orderId: components['parameters']['orderId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirm an order as the store
     * @description A paid order (1) becomes confirmed (2).
     */
    post: operations['confirmOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/control/orders/{orderId}/ship': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id of an order.
         * @example o_mrgfke1n0a3ph9
         */
        orderId: components['parameters']['orderId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ship an order as the store
     * @description A paid or confirmed order (1, 2) becomes shipped (3).
     */
    post: operations['shipOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/control/orders/{orderId}/stops': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id of an order.
         * @example o_mrgfke1n0a3ph9
         */
        orderId: components['parameters']['orderId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Report the next stop as the carrier
     * @description The parcel of a shipped order (3) reaches a stop. Stops follow the order of the enum; they may be skipped but not
     *     repeated. The order stays shipped even when the parcel is delivered, until the buyer confirms the receipt.
     */
    post: operations['reportStop'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/control/orders/{orderId}/refund/decision': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id of an order.
         * @example o_mrgfke1n0a3ph9
         */
        orderId: components['parameters']['orderId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Approve or refuse a refund as the store
     * @description Decides a refund that the buyer has requested (order 6, refund 1). `approve`: the money goes back to the wallet and
     *     the pieces back to stock (refund 2); an order of which something is left returns to its previous state. `refuse`:
     *     the order returns to its previous state (refund 3).
     */
    post: operations['decideRefund'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/control/returns/{returnId}/answer': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id of a return.
         * @example rc_mrgfke1n0a3ph9
         */
        returnId: components['parameters']['returnId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Answer a return as the store
     * @description Decides a return, or the report of a parcel that never arrived, that waits for the store (1). `approve`: the buyer
     *     sends the goods back (2); a missing parcel is paid back (4). `refuse`: the buyer may dispute it (5).
     */
    post: operations['answerReturn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/control/returns/{returnId}/arrival': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id of a return.
         * @example rc_mrgfke1n0a3ph9
         */
        returnId: components['parameters']['returnId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirm or contest the arrival of a return as the store
     * @description The goods of a return are back at the store (3). `approve`: the buyer is paid back (4). `refuse`: the store says what
     *     is wrong, and an operator decides (6).
     */
    post: operations['receiveReturn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/control/returns/{returnId}/verdict': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id of a return.
         * @example rc_mrgfke1n0a3ph9
         */
        returnId: components['parameters']['returnId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Decide a dispute as an operator
     * @description Decides a dispute (6). `refund`: all is paid back (4). `part`: the buyer gets `amount` and keeps the goods (4).
     *     `return`: the buyer sends the goods back first (2). `close`: the store is right (7).
     */
    post: operations['decideDispute'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/control/recharges/{recordId}/decision': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The number of a recharge or withdrawal (`order_no`).
         * @example rc_mrgfke1n0a3ph9
         */
        recordId: components['parameters']['recordId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Decide a recharge
     * @description Decides a recharge over a blockchain. `approve`: the transfer has arrived and is credited (1). `refuse`: the
     *     transfer has not arrived (2). `reverse`: the chain has reversed a transfer that was credited. Each transfer
     *     credits one recharge, even if several users report it.
     */
    post: operations['decideRecharge'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/control/withdrawals/{recordId}/decision': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The number of a recharge or withdrawal (`order_no`).
         * @example rc_mrgfke1n0a3ph9
         */
        recordId: components['parameters']['recordId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Decide a withdrawal as an operator
     * @description Decides a withdrawal. `approve`: it may be paid out; the buyer still sees it as pending (0). `execute`: it has been
     *     paid out (1), which also approves it. `refuse`: the whole amount goes back to the wallet (2).
     */
    post: operations['decideWithdrawal'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/control/payments/{reference}/outcome': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The last part of the path of the provider's page.
         * @example pm_mrgfke1n0a3ph9
         */
        reference: components['parameters']['reference'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Pay or decline as the payer
     * @description What the payer does on the page of the payment provider, for a payment of orders or a third-party recharge. The
     *     provider then sends the mall a signed message, as a real one would. The first outcome is final, and an expired
     *     charge fails. The reference is the last part of the path of the provider's page.
     */
    post: operations['settlePayment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/control/loans/{loanId}/decision': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id of a loan.
         * @example ln_mrgfke1n0a3ph9
         */
        loanId: components['parameters']['loanId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Approve or refuse a loan as the loan officer
     * @description Decides an application (1). `approve`: the loan is paid out to the wallet at once and its term begins (2). `refuse`:
     *     the user can apply again (4). A loan becomes overdue (3) when its term has ended and `runTimedWork` runs.
     */
    post: operations['decideLoan'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/control/accounts/{username}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The login name of the account.
         * @example amelia@example.com
         */
        username: components['parameters']['username'];
      };
      cookie?: never;
    };
    /**
     * Read an account as an operator
     * @description The account with its id, exact balance, hold and store.
     */
    get: operations['readAccount'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/control/accounts/{username}/credit': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The login name of the account.
         * @example amelia@example.com
         */
        username: components['parameters']['username'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Credit test money to an account
     * @description Credits the wallet. The money comes from a separate ledger account, so it never counts as a recharge.
     */
    post: operations['credit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/control/accounts/{username}/hold': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The login name of the account.
         * @example amelia@example.com
         */
        username: components['parameters']['username'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Hold or release an account
     * @description `extraVerification`: customer service must review the account first. Withdrawals, loans and logins from unknown
     *     devices are refused with `extraVerificationNeeded`; open sessions and known devices can still write to customer
     *     service. `frozen`: the user cannot log in, and all sessions end. `none`: the hold is released.
     */
    put: operations['holdAccount'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/control/accounts/{username}/recommending': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The login name of the account.
         * @example amelia@example.com
         */
        username: components['parameters']['username'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Allow or forbid referrals by an account
     * @description While referrals are forbidden, registrations with the invitation code of the account are refused.
     */
    put: operations['setRecommending'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/control/accounts/{username}/lockouts': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The login name of the account.
         * @example amelia@example.com
         */
        username: components['parameters']['username'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Lift the lockouts of an account
     * @description Lifts all lockouts after wrong passwords and codes, including those caused by strangers.
     */
    delete: operations['liftLockouts'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/control/accounts/{username}/identity/{kind}/decision': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The login name of the account.
         * @example amelia@example.com
         */
        username: components['parameters']['username'];
        /**
         * @description The kind of check: `basic` for the real name, `advanced` for the residence.
         * @example basic
         */
        kind: components['parameters']['kind'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Review and decide an identity check as an operator
     * @description Decides the latest application of this kind. `review`: the review has started (1). `approve`: passed (2). `refuse`:
     *     refused with a reason for the applicant (3), who can apply again.
     */
    post: operations['decideIdentity'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/control/accounts/{username}/merchant-application': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The login name of the account.
         * @example amelia@example.com
         */
        username: components['parameters']['username'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Apply to become a merchant
     * @description Only one application can be open at a time, and store owners cannot apply. An admitted merchant unfollows all
     *     stores, because sellers cannot follow stores.
     */
    post: operations['applyAsMerchant'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/control/merchant-applications/{applicationId}/decision': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id of an application.
         * @example ma_mrgfke1n0a3ph9
         */
        applicationId: components['parameters']['applicationId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Admit or refuse a merchant as an operator
     * @description `approve`: the store opens at once, without goods. `refuse`: the user can apply again.
     */
    post: operations['decideMerchant'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/control/accounts/{username}/chat': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The login name of the account.
         * @example amelia@example.com
         */
        username: components['parameters']['username'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Write to a user as customer service
     * @description Marks the user's messages to customer service as read.
     */
    post: operations['writeAsAgent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/control/stores/{storeId}/chats/{username}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id of a store.
         * @example st_mrgfke1n0a3ph9
         */
        storeId: components['parameters']['storeId'];
        /**
         * @description The login name of the account.
         * @example amelia@example.com
         */
        username: components['parameters']['username'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Write to a buyer as a store
     * @description A store can only write to buyers who have ordered from it or written to it. Marks the buyer's messages to the store
     *     as read.
     */
    post: operations['writeAsStore'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/control/questions/{questionId}/answer': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id of a question.
         * @example qu_mrgfke1n0a3ph9
         */
        questionId: components['parameters']['questionId'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Answer a question about goods as their store
     * @description Publishes the question and the answer. A later answer replaces the first.
     */
    put: operations['answerQuestion'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/control/outbox': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the messages sent to an address
     * @description The latest e-mails or text messages to an e-mail address or phone, newest first, at most ten. Their texts contain
     *     the verification codes. A text is kept for one day, or until a mail server has accepted it.
     */
    get: operations['readOutbox'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/control/slider-challenges/{challengeId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id of a slider challenge.
         * @example sl_5f0c1d0e9b7a4c3d8e2f1a0b9c8d7e6f
         */
        challengeId: components['parameters']['challengeId'];
      };
      cookie?: never;
    };
    /**
     * Read the position of a slider's gap
     * @description The solution of a challenge, which users see only in its picture. The challenge stays open.
     */
    get: operations['readSlider'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * @description An id.
     * @example o_mrgfke1n0a3ph9
     */
    Id: string;
    /**
     * @description An e-mail address, or a phone number with its area code.
     * @example amelia@example.com
     */
    Username: string;
    /**
     * @description A text that is not blank.
     * @example How can I help you?
     */
    Text: string;
    /**
     * @description The reason, which is shown to the user.
     * @example The picture is out of focus.
     */
    Reason: string;
    /**
     * Format: date-time
     * @description A time in UTC.
     * @example 2026-03-14T01:26:53.000Z
     */
    Time: string;
    /**
     * @description Exact amount in USDT.
     * @example 250.5
     */
    Amount: string;
    /** @description Why a call was refused. */
    Failure: {
      /**
       * @description The key of an entry of the mall's error catalogue.
       * @example orderNotFound
       */
      key: string;
      /**
       * @description The text of the entry.
       * @example There is no such order.
       */
      text: string;
    };
    /**
     * @description The goods that the mall is filled with.
     * @example small
     * @enum {string}
     */
    Catalogue: 'empty' | 'small' | 'demo';
    /** @description The goods of the mall after the reset. */
    Reset: {
      catalogue: components['schemas']['Catalogue'];
    };
    /** @description The mall after the reset. */
    ResetDone: {
      catalogue: components['schemas']['Catalogue'];
      /**
       * @description Number of stores.
       * @example 4
       */
      stores: number;
      /**
       * @description Number of goods.
       * @example 48
       */
      goods: number;
    };
    /** @description The mall's clock. */
    Clock: {
      now: components['schemas']['Time'];
      /**
       * @description The same time in milliseconds since 1970.
       * @example 1773451793000
       */
      epochMs: number;
      /**
       * @description Offset from the clock of the database, in milliseconds.
       * @example 180000
       */
      aheadMs: number;
    };
    /** @description How far to move the clock. */
    Advance: {
      /** @description A number of milliseconds, or up to the next midnight in UTC+8, the time zone of the mall. */
      by:
        | {
            /**
             * @description Milliseconds.
             * @example 180000
             */
            ms: number;
          }
        | 'nextDay';
    };
    /** @description The number of records that each job has changed. */
    TimedWork: {
      /**
       * @description Orders that were not paid in time.
       * @example 1
       */
      cancelledOrders: number;
      /**
       * @description Delivered orders that count as received from now on.
       * @example 0
       */
      receivedOrders: number;
      /**
       * @description Refunds that the store did not decide in time.
       * @example 0
       */
      grantedRefunds: number;
      /**
       * @description Returns that went on because somebody let the time pass.
       * @example 0
       */
      steppedReturns: number;
      /**
       * @description Orders whose time to return is over and whose money was released.
       * @example 0
       */
      paidStores: number;
      /**
       * @description Reminders that were sent to buyers.
       * @example 0
       */
      sentReminders: number;
      /**
       * @description Loans whose term has ended.
       * @example 0
       */
      overdueLoans: number;
      /**
       * @description Orders that got a default review.
       * @example 2
       */
      reviewedOrders: number;
      /**
       * @description Payments that were not finished in time.
       * @example 0
       */
      endedPayments: number;
      /**
       * @description Third-party recharges that were not paid in time.
       * @example 0
       */
      endedRecharges: number;
      /**
       * @description Withdrawal addresses that were removed as their owners had asked.
       * @example 0
       */
      releasedAddresses: number;
    };
    /** @description The new value of a setting. */
    Setting: {
      /**
       * @description The value as text; null restores the default.
       * @example 500
       */
      value: string | null;
    };
    /** @description A setting. */
    SettingState: {
      /**
       * @description The code of the setting.
       * @example withdraw_min_purchases
       */
      code: string;
      /**
       * @description The value as text.
       * @example 500
       */
      value: string;
    };
    /** @description The history of a record. */
    History: {
      /** @description The actions, oldest first. */
      acts: components['schemas']['AuditedAction'][];
    };
    /** @description An action in the history. */
    AuditedAction: {
      at: components['schemas']['Time'];
      /**
       * @description The role of the actor.
       * @example merchant
       * @enum {string}
       */
      role: 'merchant' | 'carrier' | 'operator' | 'chain' | 'loanOfficer' | 'agent' | 'system';
      /**
       * @description Who acted.
       * @example control
       */
      actor: string;
      /**
       * @description The action.
       * @example confirm
       */
      act: string;
      /**
       * @description The reason; empty for actions without one.
       * @example
       */
      reason: string;
    };
    /** @description The new stock of a variant. */
    Stock: {
      /**
       * @description Number of pieces that can be ordered.
       * @example 1
       */
      onHand: number;
    };
    /** @description The stock of a variant. */
    StockState: {
      skuId: components['schemas']['Id'];
      /**
       * @description Number of pieces that can be ordered.
       * @example 1
       */
      onHand: number;
    };
    /** @description A lower price of one piece for larger quantities. */
    PriceTier: {
      /**
       * @description Minimum number of pieces in an order line.
       * @example 10
       */
      minQuantity: number;
      /**
       * @description Price of one piece in dollars, with two decimals.
       * @example 8.50
       */
      price: string;
    };
    /** @description The new price tiers of a variant. */
    PriceTiers: {
      /** @description From the smallest quantity to the largest. */
      tiers: components['schemas']['PriceTier'][];
    };
    /** @description The price tiers of a variant. */
    PriceTiersState: {
      skuId: components['schemas']['Id'];
      /** @description From the smallest quantity to the largest. */
      tiers: components['schemas']['PriceTier'][];
    };
    /** @description A coupon: either `amount` or `percent`. */
    NewCoupon: {
      /**
       * @description What a buyer enters.
       * @example TRAIL10
       */
      code: string;
      storeId?: components['schemas']['Id'];
      amount?: components['schemas']['CouponMoney'];
      /**
       * @description What it takes off in per cent of the goods.
       * @example 10
       */
      percent?: number;
      maxDiscount?: components['schemas']['CouponMoney'];
      minGoods: components['schemas']['CouponMoney'];
      /**
       * @description From when it is valid, in milliseconds from now.
       * @example 0
       */
      startsInMs: number;
      /**
       * @description Until when it is valid, in milliseconds from now.
       * @example 604800000
       */
      endsInMs: number;
      /**
       * @description How many orders may use it in all.
       * @example 100
       */
      totalLimit?: number;
      /**
       * @description How many orders of one buyer may use it.
       * @default 1
       * @example 1
       */
      userLimit: number;
    };
    /**
     * @description An amount in dollars.
     * @example 15
     */
    CouponMoney: string;
    /** @description A coupon that was created. */
    CreatedCoupon: {
      couponId: components['schemas']['Id'];
      /**
       * @description Its code in capitals.
       * @example TRAIL10
       */
      code: string;
    };
    /** @description The offer of free delivery of a store. */
    FreeDeliveryOffer: {
      /**
       * @description The goods sum in dollars; null for no offer.
       * @example 99
       */
      from: string | null;
    };
    /** @description Whether to list goods. */
    Shelf: {
      /**
       * @description Whether the goods are listed.
       * @example false
       */
      isOnShelf: boolean;
    };
    /** @description Whether goods are listed. */
    ShelfState: {
      goodsId: components['schemas']['Id'];
      /**
       * @description Whether the goods are listed.
       * @example false
       */
      isOnShelf: boolean;
    };
    /** @description The carrier and tracking number of a parcel. */
    Parcel: {
      /**
       * @description The name of the carrier.
       * @example Nordic Parcel
       */
      carrier: string;
      /**
       * @description The tracking number of the carrier.
       * @example NP0048213
       */
      trackingNumber: string;
    };
    /** @description A stop of a parcel. */
    Stop: {
      /**
       * @description The stop.
       * @example transferStation
       * @enum {string}
       */
      step: 'transferStation' | 'sortingCentre' | 'outForDelivery' | 'delivered';
      /**
       * @description The place of the stop.
       * @example London, United Kingdom
       */
      place?: string;
    };
    /** @description The state of a return and of its order. */
    ReturnState: {
      returnId: components['schemas']['Id'];
      /**
       * @description State of the return.
       * @example 2
       */
      state: number;
      orderId: components['schemas']['Id'];
      /**
       * @description State of the order.
       * @example 4
       */
      status: number;
      /**
       * @description What went back to the buyer for this return, in dollars.
       * @example 0
       */
      refundedTotal: number;
    };
    /** @description The decision of a dispute. */
    Verdict: {
      /**
       * @description What is decided.
       * @example refund
       * @enum {string}
       */
      decision: 'refund' | 'part' | 'return' | 'close';
      /**
       * @description What the buyer gets, in dollars; for `part` only.
       * @example 12.5
       */
      amount?: number;
      /**
       * @description Why.
       * @example Only one of two parts was broken.
       */
      reason: string;
    };
    /** @description The state of an order. */
    OrderState: {
      orderId: components['schemas']['Id'];
      /**
       * @description State of the order.
       * @example 3
       */
      status: number;
      /**
       * @description State of its refund.
       * @example 0
       */
      refundStatus: number;
      /**
       * @description The latest step of the order.
       * @example shipped
       */
      lastStep: string;
    };
    /** @description A decision. A refusal has a reason. */
    Decision: components['schemas']['DecisionMade'] | components['schemas']['DecisionAgainst'];
    /** @description A decision in favour of the user. */
    DecisionMade: {
      /**
       * @description The decision.
       * @example approve
       * @constant
       */
      decision: 'approve';
    };
    /** @description A decision against the user. */
    DecisionAgainst: {
      /**
       * @description The decision.
       * @example refuse
       * @constant
       */
      decision: 'refuse';
      reason: components['schemas']['Reason'];
    };
    /** @description A decision on a recharge. One against the user has a reason. */
    RechargeDecision:
      components['schemas']['RechargeDecisionMade'] | components['schemas']['RechargeDecisionAgainst'];
    /** @description A decision in favour of the user. */
    RechargeDecisionMade: {
      /**
       * @description The decision.
       * @example approve
       * @constant
       */
      decision: 'approve';
      /**
       * @description The hash of the transfer on the chain. One is generated if it is left out.
       * @example 9f2c4e6a8b0d1f3e5a7c9b1d3f5e7a9c
       */
      hash?: string;
    };
    /** @description A decision against the user. */
    RechargeDecisionAgainst: {
      /**
       * @description The decision.
       * @example refuse
       * @enum {string}
       */
      decision: 'refuse' | 'reverse';
      reason: components['schemas']['Reason'];
    };
    /** @description A decision on a withdrawal. A refusal has a reason. */
    WithdrawalDecision:
      components['schemas']['WithdrawalDecisionMade'] | components['schemas']['WithdrawalDecisionAgainst'];
    /** @description A decision in favour of the user. */
    WithdrawalDecisionMade: {
      /**
       * @description The decision.
       * @example approve
       * @enum {string}
       */
      decision: 'approve' | 'execute';
      /**
       * @description The hash of the transfer on the chain. One is generated if it is left out.
       * @example 9f2c4e6a8b0d1f3e5a7c9b1d3f5e7a9c
       */
      hash?: string;
    };
    /** @description A decision against the user. */
    WithdrawalDecisionAgainst: {
      /**
       * @description The decision.
       * @example refuse
       * @constant
       */
      decision: 'refuse';
      reason: components['schemas']['Reason'];
    };
    /** @description The state of a recharge or withdrawal. */
    RecordState: {
      recordId: components['schemas']['Id'];
      /**
       * @description Processing, succeeded, failed.
       * @example 1
       * @enum {integer}
       */
      state: 0 | 1 | 2;
      /**
       * @description Why it failed or was reversed.
       * @example null
       */
      reason: string | null;
    };
    /** @description The decision of the payer. */
    Outcome: {
      /**
       * @description The decision of the payer.
       * @example paid
       * @enum {string}
       */
      outcome: 'paid' | 'failed';
    };
    /** @description The outcome of a charge. */
    OutcomeState: {
      reference: components['schemas']['Id'];
      /**
       * @description The final outcome.
       * @example paid
       * @enum {string}
       */
      outcome: 'paid' | 'failed';
    };
    /** @description The state of a loan. */
    LoanState: {
      loanId: components['schemas']['Id'];
      /**
       * @description State of the loan.
       * @example 2
       */
      status: number;
    };
    /** @description An account as operators see it. */
    AccountState: {
      accountId: components['schemas']['Id'];
      username: components['schemas']['Username'];
      /**
       * @description Whether the account can be used.
       * @example active
       * @enum {string}
       */
      state: 'active' | 'frozen';
      hold: components['schemas']['HoldKind'];
      balance: components['schemas']['Amount'];
      /**
       * @description The id of the store that the account owns, if any.
       * @example null
       */
      storeId: string | null;
    };
    /**
     * @description The hold of an account.
     * @example none
     * @enum {string}
     */
    HoldKind: 'none' | 'extraVerification' | 'frozen';
    /** @description An amount of test money. */
    Credit: {
      /**
       * @description A positive amount in USDT.
       * @example 250.5
       */
      amount: string;
    };
    /** @description The new hold of an account. */
    Hold: {
      hold: components['schemas']['HoldKind'];
      reason: components['schemas']['Reason'];
    };
    /** @description Whether an account may refer others. */
    Recommending: {
      /**
       * @description Whether the account may refer others.
       * @example false
       */
      mayRecommend: boolean;
    };
    /** @description A decision on an identity check. A refusal has a reason. */
    IdentityDecision:
      components['schemas']['IdentityDecisionMade'] | components['schemas']['IdentityDecisionAgainst'];
    /** @description A decision in favour of the user. */
    IdentityDecisionMade: {
      /**
       * @description The decision.
       * @example review
       * @enum {string}
       */
      decision: 'review' | 'approve';
    };
    /** @description A decision against the user. */
    IdentityDecisionAgainst: {
      /**
       * @description The decision.
       * @example refuse
       * @constant
       */
      decision: 'refuse';
      reason: components['schemas']['Reason'];
    };
    /** @description The state of an identity check. */
    IdentityState: {
      /**
       * @description The kind of check.
       * @example basic
       * @enum {string}
       */
      kind: 'basic' | 'advanced';
      /**
       * @description Submitted, in review, passed, refused.
       * @example 2
       */
      status: number;
      /**
       * @description Why it was refused.
       * @example null
       */
      reason: string | null;
    };
    /** @description An application to become a merchant. */
    MerchantApplication: {
      /**
       * @description Name of the store.
       * @example Fjord and Field
       */
      storeName: string;
      /**
       * @description Country of the store (ISO 3166-1).
       * @example NO
       */
      countryCode: string;
      /**
       * @description The place of the store.
       * @example Bergen, Norway
       */
      location?: string;
      /**
       * @description A remark of the applicant.
       * @example Wool and wood.
       */
      remark?: string;
    };
    /** @description The state of an application. */
    ApplicationState: {
      applicationId: components['schemas']['Id'];
      /**
       * @description The state of the application.
       * @example admitted
       * @enum {string}
       */
      state: 'applied' | 'admitted' | 'refused';
      /**
       * @description The id of the opened store, if any.
       * @example st_mrgfke1n0a3ph9
       */
      storeId: string | null;
      /**
       * @description Why it was refused.
       * @example null
       */
      reason: string | null;
    };
    /** @description A message to a user. */
    Message: {
      text: components['schemas']['Text'];
    };
    /** @description The written message. */
    WrittenMessage: {
      messageId: components['schemas']['Id'];
      at: components['schemas']['Time'];
    };
    /** @description A question that was answered. */
    AnsweredQuestion: {
      questionId: components['schemas']['Id'];
    };
    /** @description The messages to an address. */
    Outbox: {
      /** @description The messages, newest first. */
      messages: components['schemas']['SentMessage'][];
    };
    /** @description A message that was sent or is waiting to be sent. */
    SentMessage: {
      at: components['schemas']['Time'];
      /**
       * @description How the message is sent.
       * @example email
       * @enum {string}
       */
      channel: 'email' | 'sms';
      /**
       * @description The subject.
       * @example Your code
       */
      subject: string;
      /**
       * @description The text; null once it is deleted.
       * @example Your code is 204816.
       */
      text: string | null;
      /**
       * @description The verification code in the text, if any.
       * @example 204816
       */
      code: string | null;
    };
    /** @description The position of the gap of a slider. */
    SliderGap: {
      challengeId: components['schemas']['Id'];
      /**
       * @description Pixels from the left.
       * @example 131
       */
      x: number;
    };
  };
  responses: {
    /** @description The body, path or query does not match this contract. Nothing has changed. */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "key": "parameterError",
         *       "text": "A parameter is missing or wrong."
         *     }
         */
        'application/json': components['schemas']['Failure'];
      };
    };
    /** @description The secret is missing or wrong. */
    Unauthorized: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "key": "noPermission",
         *       "text": "Your account may not do this."
         *     }
         */
        'application/json': components['schemas']['Failure'];
      };
    };
    /** @description The record in the path does not exist. Nothing has changed. */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "key": "orderNotFound",
         *       "text": "There is no such order."
         *     }
         */
        'application/json': components['schemas']['Failure'];
      };
    };
    /** @description A rule of the mall forbids this in the current state. Nothing has changed. */
    WrongState: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "key": "duplicateSubmission",
         *       "text": "This was already submitted."
         *     }
         */
        'application/json': components['schemas']['Failure'];
      };
    };
    /** @description The server failed or is busy. */
    Failed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "key": "serverError",
         *       "text": "Server error. Please try again later."
         *     }
         */
        'application/json': components['schemas']['Failure'];
      };
    };
    /** @description The clock after the call. */
    Clock: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "now": "2026-03-14T01:29:53.000Z",
         *       "epochMs": 1773451793000,
         *       "aheadMs": 180000
         *     }
         */
        'application/json': components['schemas']['Clock'];
      };
    };
    /** @description The order after the call. */
    Order: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "orderId": "o_mrgfke1n0a3ph9",
         *       "status": 3,
         *       "refundStatus": 0,
         *       "lastStep": "shipped"
         *     }
         */
        'application/json': components['schemas']['OrderState'];
      };
    };
    /** @description The return after the call. */
    Return: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "returnId": "rc_mrgfke1n0a3ph9",
         *       "state": 2,
         *       "orderId": "o_mrgfke1n0a3ph9",
         *       "status": 4,
         *       "refundedTotal": 0
         *     }
         */
        'application/json': components['schemas']['ReturnState'];
      };
    };
    /** @description The record after the call. */
    Record: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "recordId": "rc_mrgfke1n0a3ph9",
         *       "state": 1,
         *       "reason": null
         *     }
         */
        'application/json': components['schemas']['RecordState'];
      };
    };
    /** @description The account after the call. */
    Account: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "accountId": "u_mrgfke1n0a3ph9",
         *       "username": "amelia@example.com",
         *       "state": "active",
         *       "hold": "none",
         *       "balance": "250.5",
         *       "storeId": null
         *     }
         */
        'application/json': components['schemas']['AccountState'];
      };
    };
    /** @description The application after the call. */
    Application: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "applicationId": "ma_mrgfke1n0a3ph9",
         *       "state": "admitted",
         *       "storeId": "st_mrgfke1n0a3ph9",
         *       "reason": null
         *     }
         */
        'application/json': components['schemas']['ApplicationState'];
      };
    };
    /** @description The message has been written. */
    Message: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "messageId": "m_mrgfke1n0a3ph9",
         *       "at": "2026-03-14T01:26:53.000Z"
         *     }
         */
        'application/json': components['schemas']['WrittenMessage'];
      };
    };
  };
  parameters: {
    /**
     * @description The id of an order.
     * @example o_mrgfke1n0a3ph9
     */
    orderId: components['schemas']['Id'];
    /**
     * @description The id of a return.
     * @example rc_mrgfke1n0a3ph9
     */
    returnId: components['schemas']['Id'];
    /**
     * @description The number of a recharge or withdrawal (`order_no`).
     * @example rc_mrgfke1n0a3ph9
     */
    recordId: components['schemas']['Id'];
    /**
     * @description The last part of the path of the provider's page.
     * @example pm_mrgfke1n0a3ph9
     */
    reference: components['schemas']['Id'];
    /**
     * @description The id of a loan.
     * @example ln_mrgfke1n0a3ph9
     */
    loanId: components['schemas']['Id'];
    /**
     * @description The id of a variant.
     * @example sk_mrgfke1n0a3ph9
     */
    skuId: components['schemas']['Id'];
    /**
     * @description The id of goods.
     * @example g_mrgfke1n0a3ph9
     */
    goodsId: components['schemas']['Id'];
    /**
     * @description The id of a question.
     * @example qu_mrgfke1n0a3ph9
     */
    questionId: components['schemas']['Id'];
    /**
     * @description The id of a store.
     * @example st_mrgfke1n0a3ph9
     */
    storeId: components['schemas']['Id'];
    /**
     * @description The id of an application.
     * @example ma_mrgfke1n0a3ph9
     */
    applicationId: components['schemas']['Id'];
    /**
     * @description The id of a slider challenge.
     * @example sl_5f0c1d0e9b7a4c3d8e2f1a0b9c8d7e6f
     */
    challengeId: components['schemas']['Id'];
    /**
     * @description The id of the record.
     * @example o_mrgfke1n0a3ph9
     */
    subject: components['schemas']['Id'];
    /**
     * @description The login name of the account.
     * @example amelia@example.com
     */
    username: components['schemas']['Username'];
    /**
     * @description The kind of check: `basic` for the real name, `advanced` for the residence.
     * @example basic
     */
    kind: 'basic' | 'advanced';
    /**
     * @description The code of a setting.
     * @example withdraw_min_purchases
     */
    code: string;
    /**
     * @description An e-mail address, or a phone number with its area code.
     * @example amelia@example.com
     */
    recipient: components['schemas']['Username'];
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  reset: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "catalogue": "small"
         *     }
         */
        'application/json': components['schemas']['Reset'];
      };
    };
    responses: {
      /** @description The mall has been reset. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "catalogue": "small",
           *       "stores": 4,
           *       "goods": 48
           *     }
           */
          'application/json': components['schemas']['ResetDone'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      default: components['responses']['Failed'];
    };
  };
  readClock: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Clock'];
      401: components['responses']['Unauthorized'];
      default: components['responses']['Failed'];
    };
  };
  advanceClock: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Advance'];
      };
    };
    responses: {
      200: components['responses']['Clock'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      default: components['responses']['Failed'];
    };
  };
  runTimedWork: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The jobs have run: the number of records that each changed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "cancelledOrders": 1,
           *       "receivedOrders": 0,
           *       "grantedRefunds": 0,
           *       "steppedReturns": 0,
           *       "paidStores": 0,
           *       "sentReminders": 0,
           *       "overdueLoans": 0,
           *       "reviewedOrders": 2,
           *       "endedPayments": 0,
           *       "endedRecharges": 0,
           *       "releasedAddresses": 0
           *     }
           */
          'application/json': components['schemas']['TimedWork'];
        };
      };
      401: components['responses']['Unauthorized'];
      default: components['responses']['Failed'];
    };
  };
  writeSetting: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The code of a setting.
         * @example withdraw_min_purchases
         */
        code: components['parameters']['code'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "value": "500"
         *     }
         */
        'application/json': components['schemas']['Setting'];
      };
    };
    responses: {
      /** @description The current value. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "withdraw_min_purchases",
           *       "value": "500"
           *     }
           */
          'application/json': components['schemas']['SettingState'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failed'];
    };
  };
  readHistory: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id of the record.
         * @example o_mrgfke1n0a3ph9
         */
        subject: components['parameters']['subject'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The actions, oldest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "acts": [
           *         {
           *           "at": "2026-03-14T01:26:53.000Z",
           *           "role": "merchant",
           *           "actor": "control",
           *           "act": "confirm",
           *           "reason": ""
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['History'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      default: components['responses']['Failed'];
    };
  };
  setStock: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id of a variant.
         * @example sk_mrgfke1n0a3ph9
         */
        skuId: components['parameters']['skuId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "onHand": 1
         *     }
         */
        'application/json': components['schemas']['Stock'];
      };
    };
    responses: {
      /** @description The variant after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "skuId": "sk_mrgfke1n0a3ph9",
           *       "onHand": 1
           *     }
           */
          'application/json': components['schemas']['StockState'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failed'];
    };
  };
  setPriceTiers: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id of a variant.
         * @example sk_mrgfke1n0a3ph9
         */
        skuId: components['parameters']['skuId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "tiers": [
         *         {
         *           "minQuantity": 10,
         *           "price": "8.50"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['PriceTiers'];
      };
    };
    responses: {
      /** @description The variant after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "skuId": "sk_mrgfke1n0a3ph9",
           *       "tiers": [
           *         {
           *           "minQuantity": 10,
           *           "price": "8.50"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['PriceTiersState'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failed'];
    };
  };
  setShelf: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id of goods.
         * @example g_mrgfke1n0a3ph9
         */
        goodsId: components['parameters']['goodsId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "isOnShelf": false
         *     }
         */
        'application/json': components['schemas']['Shelf'];
      };
    };
    responses: {
      /** @description The goods after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "goodsId": "g_mrgfke1n0a3ph9",
           *       "isOnShelf": false
           *     }
           */
          'application/json': components['schemas']['ShelfState'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failed'];
    };
  };
  createCoupon: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "code": "TRAIL10",
         *       "storeId": "st_mrgfke1n0a3ph9",
         *       "percent": 10,
         *       "maxDiscount": "15",
         *       "minGoods": "50",
         *       "startsInMs": 0,
         *       "endsInMs": 604800000,
         *       "totalLimit": 100,
         *       "userLimit": 1
         *     }
         */
        'application/json': components['schemas']['NewCoupon'];
      };
    };
    responses: {
      /** @description The coupon. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "couponId": "cp_mrgfke1n0a3ph9",
           *       "code": "TRAIL10"
           *     }
           */
          'application/json': components['schemas']['CreatedCoupon'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['WrongState'];
      default: components['responses']['Failed'];
    };
  };
  setFreeDelivery: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id of a store.
         * @example st_mrgfke1n0a3ph9
         */
        storeId: components['parameters']['storeId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "from": "99"
         *     }
         */
        'application/json': components['schemas']['FreeDeliveryOffer'];
      };
    };
    responses: {
      /** @description The offer after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "from": "99"
           *     }
           */
          'application/json': components['schemas']['FreeDeliveryOffer'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failed'];
    };
  };
  confirmOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id of an order.
         * @example o_mrgfke1n0a3ph9
         */
        orderId: components['parameters']['orderId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Order'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['WrongState'];
      default: components['responses']['Failed'];
    };
  };
  shipOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id of an order.
         * @example o_mrgfke1n0a3ph9
         */
        orderId: components['parameters']['orderId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "carrier": "Nordic Parcel",
         *       "trackingNumber": "NP0048213"
         *     }
         */
        'application/json': components['schemas']['Parcel'];
      };
    };
    responses: {
      200: components['responses']['Order'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['WrongState'];
      default: components['responses']['Failed'];
    };
  };
  reportStop: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id of an order.
         * @example o_mrgfke1n0a3ph9
         */
        orderId: components['parameters']['orderId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "step": "transferStation",
         *       "place": "London, United Kingdom"
         *     }
         */
        'application/json': components['schemas']['Stop'];
      };
    };
    responses: {
      200: components['responses']['Order'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['WrongState'];
      default: components['responses']['Failed'];
    };
  };
  decideRefund: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id of an order.
         * @example o_mrgfke1n0a3ph9
         */
        orderId: components['parameters']['orderId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "decision": "refuse",
         *       "reason": "The parcel is already on its way."
         *     }
         */
        'application/json': components['schemas']['Decision'];
      };
    };
    responses: {
      200: components['responses']['Order'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['WrongState'];
      default: components['responses']['Failed'];
    };
  };
  answerReturn: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id of a return.
         * @example rc_mrgfke1n0a3ph9
         */
        returnId: components['parameters']['returnId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "decision": "refuse",
         *       "reason": "The goods were worn."
         *     }
         */
        'application/json': components['schemas']['Decision'];
      };
    };
    responses: {
      200: components['responses']['Return'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['WrongState'];
      default: components['responses']['Failed'];
    };
  };
  receiveReturn: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id of a return.
         * @example rc_mrgfke1n0a3ph9
         */
        returnId: components['parameters']['returnId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "decision": "approve"
         *     }
         */
        'application/json': components['schemas']['Decision'];
      };
    };
    responses: {
      200: components['responses']['Return'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['WrongState'];
      default: components['responses']['Failed'];
    };
  };
  decideDispute: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id of a return.
         * @example rc_mrgfke1n0a3ph9
         */
        returnId: components['parameters']['returnId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "decision": "part",
         *       "amount": 12.5,
         *       "reason": "Only one of two parts was broken."
         *     }
         */
        'application/json': components['schemas']['Verdict'];
      };
    };
    responses: {
      200: components['responses']['Return'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['WrongState'];
      default: components['responses']['Failed'];
    };
  };
  decideRecharge: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The number of a recharge or withdrawal (`order_no`).
         * @example rc_mrgfke1n0a3ph9
         */
        recordId: components['parameters']['recordId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RechargeDecision'];
      };
    };
    responses: {
      200: components['responses']['Record'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['WrongState'];
      default: components['responses']['Failed'];
    };
  };
  decideWithdrawal: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The number of a recharge or withdrawal (`order_no`).
         * @example rc_mrgfke1n0a3ph9
         */
        recordId: components['parameters']['recordId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WithdrawalDecision'];
      };
    };
    responses: {
      200: components['responses']['Record'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['WrongState'];
      default: components['responses']['Failed'];
    };
  };
  settlePayment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The last part of the path of the provider's page.
         * @example pm_mrgfke1n0a3ph9
         */
        reference: components['parameters']['reference'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "outcome": "paid"
         *     }
         */
        'application/json': components['schemas']['Outcome'];
      };
    };
    responses: {
      /** @description The outcome of the charge. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "reference": "pm_mrgfke1n0a3ph9",
           *       "outcome": "paid"
           *     }
           */
          'application/json': components['schemas']['OutcomeState'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failed'];
    };
  };
  decideLoan: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id of a loan.
         * @example ln_mrgfke1n0a3ph9
         */
        loanId: components['parameters']['loanId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "decision": "approve"
         *     }
         */
        'application/json': components['schemas']['Decision'];
      };
    };
    responses: {
      /** @description The loan after the decision. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "loanId": "ln_mrgfke1n0a3ph9",
           *       "status": 2
           *     }
           */
          'application/json': components['schemas']['LoanState'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['WrongState'];
      default: components['responses']['Failed'];
    };
  };
  readAccount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The login name of the account.
         * @example amelia@example.com
         */
        username: components['parameters']['username'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Account'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failed'];
    };
  };
  credit: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The login name of the account.
         * @example amelia@example.com
         */
        username: components['parameters']['username'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "amount": "250.5"
         *     }
         */
        'application/json': components['schemas']['Credit'];
      };
    };
    responses: {
      200: components['responses']['Account'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failed'];
    };
  };
  holdAccount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The login name of the account.
         * @example amelia@example.com
         */
        username: components['parameters']['username'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "hold": "extraVerification",
         *       "reason": "Logged in from three countries in an hour."
         *     }
         */
        'application/json': components['schemas']['Hold'];
      };
    };
    responses: {
      200: components['responses']['Account'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['WrongState'];
      default: components['responses']['Failed'];
    };
  };
  setRecommending: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The login name of the account.
         * @example amelia@example.com
         */
        username: components['parameters']['username'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "mayRecommend": false
         *     }
         */
        'application/json': components['schemas']['Recommending'];
      };
    };
    responses: {
      200: components['responses']['Account'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failed'];
    };
  };
  liftLockouts: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The login name of the account.
         * @example amelia@example.com
         */
        username: components['parameters']['username'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Account'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failed'];
    };
  };
  decideIdentity: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The login name of the account.
         * @example amelia@example.com
         */
        username: components['parameters']['username'];
        /**
         * @description The kind of check: `basic` for the real name, `advanced` for the residence.
         * @example basic
         */
        kind: components['parameters']['kind'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['IdentityDecision'];
      };
    };
    responses: {
      /** @description The check after the decision. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "kind": "basic",
           *       "status": 2,
           *       "reason": null
           *     }
           */
          'application/json': components['schemas']['IdentityState'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['WrongState'];
      default: components['responses']['Failed'];
    };
  };
  applyAsMerchant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The login name of the account.
         * @example amelia@example.com
         */
        username: components['parameters']['username'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "storeName": "Fjord and Field",
         *       "countryCode": "NO",
         *       "location": "Bergen, Norway",
         *       "remark": "Wool and wood."
         *     }
         */
        'application/json': components['schemas']['MerchantApplication'];
      };
    };
    responses: {
      200: components['responses']['Application'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['WrongState'];
      default: components['responses']['Failed'];
    };
  };
  decideMerchant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id of an application.
         * @example ma_mrgfke1n0a3ph9
         */
        applicationId: components['parameters']['applicationId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "decision": "approve"
         *     }
         */
        'application/json': components['schemas']['Decision'];
      };
    };
    responses: {
      200: components['responses']['Application'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['WrongState'];
      default: components['responses']['Failed'];
    };
  };
  writeAsAgent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The login name of the account.
         * @example amelia@example.com
         */
        username: components['parameters']['username'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "text": "How can I help you?"
         *     }
         */
        'application/json': components['schemas']['Message'];
      };
    };
    responses: {
      200: components['responses']['Message'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failed'];
    };
  };
  writeAsStore: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id of a store.
         * @example st_mrgfke1n0a3ph9
         */
        storeId: components['parameters']['storeId'];
        /**
         * @description The login name of the account.
         * @example amelia@example.com
         */
        username: components['parameters']['username'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "text": "Yes, it is warm."
         *     }
         */
        'application/json': components['schemas']['Message'];
      };
    };
    responses: {
      200: components['responses']['Message'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['WrongState'];
      default: components['responses']['Failed'];
    };
  };
  answerQuestion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id of a question.
         * @example qu_mrgfke1n0a3ph9
         */
        questionId: components['parameters']['questionId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "text": "No, the lining is cotton."
         *     }
         */
        'application/json': components['schemas']['Message'];
      };
    };
    responses: {
      /** @description The answered question. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "questionId": "qu_mrgfke1n0a3ph9"
           *     }
           */
          'application/json': components['schemas']['AnsweredQuestion'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failed'];
    };
  };
  readOutbox: {
    parameters: {
      query: {
        /**
         * @description An e-mail address, or a phone number with its area code.
         * @example amelia@example.com
         */
        recipient: components['parameters']['recipient'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The messages, newest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "messages": [
           *         {
           *           "at": "2026-03-14T01:26:53.000Z",
           *           "channel": "email",
           *           "subject": "Your code",
           *           "text": "Your code is 204816.",
           *           "code": "204816"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['Outbox'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      default: components['responses']['Failed'];
    };
  };
  readSlider: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id of a slider challenge.
         * @example sl_5f0c1d0e9b7a4c3d8e2f1a0b9c8d7e6f
         */
        challengeId: components['parameters']['challengeId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The position of the gap. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "challengeId": "sl_5f0c1d0e9b7a4c3d8e2f1a0b9c8d7e6f",
           *       "x": 131
           *     }
           */
          'application/json': components['schemas']['SliderGap'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failed'];
    };
  };
}
