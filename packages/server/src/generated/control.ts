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
     * Empty the mall and fill it anew
     * @description Removes everything: accounts, sessions, orders, money, uploads, settings and the lead of the clock. Then it puts
     *     goods on the shelves: `small` a handful of stores in a second, `demo` the whole demo in several, `empty` none.
     *     A small and a demo mall have open recharge channels as well.
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
     * @description The time by which the mall judges deadlines, lockouts, interest and one-time codes.
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
     * @description Moves the clock forward, never back, and it runs on from there. Nothing else happens by it: call `runTimedWork`
     *     for what has fallen due, or wait some seconds for the mall to see to it.
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
     * Do now what has fallen due
     * @description Cancels unpaid orders, gives up payments and recharges that ran out, marks loans overdue, writes the good
     *     reviews that buyers left out, and forgets what is to be forgotten.
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
     * @description Limits, opening hours, fees and terms are settings. Each holds at once for what is asked for from now on. `null`
     *     brings back what the mall starts with.
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
         * @description The id of the thing.
         * @example o_mrgfke1n0a3ph9
         */
        subject: components['parameters']['subject'];
      };
      cookie?: never;
    };
    /**
     * Read who did what
     * @description What merchants, operators and the others did with one thing, oldest first: an order, recharge, withdrawal, loan,
     *     account, application, variant or goods, named by its id, accounts by their `accountId`. Empty where nobody did
     *     anything yet.
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
     * Set how many pieces are left
     * @description How many pieces of a variant can be ordered from now on. What is reserved by orders stays reserved.
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
     * @description Replaces what a piece of a variant costs in order lines of larger quantities. Quantities rise and prices fall from
     *     tier to tier; no tier at all takes them away. Orders that exist keep their prices.
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
     * Put goods on the shelf or take them off
     * @description Goods off the shelf are found by nobody and can't be ordered; orders of before go on.
     */
    put: operations['setShelf'];
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
     * The store takes an order on
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
     * The store hands the parcel over
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
     * The carrier reports the next stop
     * @description The parcel of a shipped order (3) reaches a stop. Stops come in the order of the enum; one may be left out, and
     *     none comes twice. The state stays shipped, also when the parcel is delivered: the buyer confirms the receipt.
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
     * The store grants or refuses a refund
     * @description Decides a refund that the buyer has asked for (order 6, refund 1). Granted, the money goes back to the wallet
     *     and the goods to the shelf (refund 2). Refused, the order goes on from where it was (refund 3).
     */
    post: operations['decideRefund'];
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
     * The chain shows a transfer, or does not
     * @description Decides a recharge over a chain. `approve`: the transfer is seen and credited (1). `refuse`: it never came (2).
     *     `reverse`: the chain takes back what was credited. A transfer credits one recharge, whoever reports it.
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
     * The desk approves, executes or refuses
     * @description Decides a withdrawal. `approve`: it may be paid out; the buyer sees it under way still (0). `execute`: it is paid
     *     out (1), approved first where it was not. `refuse`: the whole worth goes back to the wallet (2).
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
     * The payer pays or declines at the provider
     * @description What the payer does on the provider's page, for a payment of orders or a third-party recharge. The provider then
     *     tells the mall, signed, as it would. A first outcome stays; a charge that ran out fails. The reference is the last
     *     part of the path of the provider's page.
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
     * The loan officer grants or refuses a loan
     * @description Decides an application (1). Granted, it is disbursed at once: the money is in the wallet and the term begins (2).
     *     Refused, it can be made again (4). It falls overdue by the clock and `runTimedWork` (3).
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
         * @description The name with which the account logs in.
         * @example amelia@example.com
         */
        username: components['parameters']['username'];
      };
      cookie?: never;
    };
    /**
     * See an account as the desk sees it
     * @description Its id, its money to the last decimal, whether it is held, and the store that it owns.
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
         * @description The name with which the account logs in.
         * @example amelia@example.com
         */
        username: components['parameters']['username'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Give an account test money
     * @description Adds to the wallet. The ledger books it from an account of its own, so that nobody takes it for a deposit.
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
         * @description The name with which the account logs in.
         * @example amelia@example.com
         */
        username: components['parameters']['username'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Hold an account, or let it go
     * @description `extraVerification`: customer service must look at the account first. Withdrawing, borrowing, and logging in from a
     *     device that it is not known by, are refused with `extraVerificationNeeded`; open sessions and known devices can still
     *     write to customer service. `frozen`: it can't log in, and its sessions end. `none`: it is free again.
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
         * @description The name with which the account logs in.
         * @example amelia@example.com
         */
        username: components['parameters']['username'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Say whether an account may recommend others
     * @description An invitation code of somebody who may not is refused at registration.
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
         * @description The name with which the account logs in.
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
     * Forget wrong passwords and codes
     * @description Opens every door that wrong guesses have closed for this account, also those of strangers who guessed.
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
         * @description The name with which the account logs in.
         * @example amelia@example.com
         */
        username: components['parameters']['username'];
        /**
         * @description Which check: of the real name, or of the place of living.
         * @example basic
         */
        kind: components['parameters']['kind'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The desk reads and decides an identity check
     * @description Decides the last application of the kind. `review`: it is being read (1). `approve`: passed (2). `refuse`: refused
     *     with the reason that the applicant reads (3); it can be made again.
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
         * @description The name with which the account logs in.
         * @example amelia@example.com
         */
        username: components['parameters']['username'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * An account applies to become a merchant
     * @description One application can be open at a time, an owner of a store can't apply, and who follows stores stops doing so when
     *     admitted: a seller follows no store.
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
     * The desk admits or refuses a merchant
     * @description Admitted, the store is open at once, with nothing on its shelves. Refused, the account can apply again.
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
         * @description The name with which the account logs in.
         * @example amelia@example.com
         */
        username: components['parameters']['username'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * An agent of customer service writes
     * @description All that the account has written to customer service counts as read.
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
         * @description The name with which the account logs in.
         * @example amelia@example.com
         */
        username: components['parameters']['username'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A store writes to a buyer
     * @description A store writes to buyers who have ordered from it or written to it, and to nobody else. All that the buyer has
     *     written to the store counts as read.
     */
    post: operations['writeAsStore'];
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
     * Read what was sent to an address
     * @description E-mails and text messages to one e-mail address or phone, newest first, at most ten: verification codes stand in
     *     their text. A text is kept for a day, or until a mail server has taken it.
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
     * See where the gap of a slider is
     * @description The answer to a challenge, which is otherwise to be seen in its picture only. The challenge stays open.
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
     * @description An id as the mall gives it.
     * @example o_mrgfke1n0a3ph9
     */
    Id: string;
    /**
     * @description An e-mail address, or a phone with its area code.
     * @example amelia@example.com
     */
    Username: string;
    /**
     * @description A text, of more than blanks.
     * @example How can I help you?
     */
    Text: string;
    /**
     * @description Why, in words that the user reads.
     * @example The picture is out of focus.
     */
    Reason: string;
    /**
     * Format: date-time
     * @description A moment in UTC.
     * @example 2026-03-14T01:26:53.000Z
     */
    Time: string;
    /**
     * @description USDT, to the last decimal.
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
       * @description What the entry says.
       * @example There is no such order.
       */
      text: string;
    };
    /**
     * @description How much is put on the shelves.
     * @example small
     * @enum {string}
     */
    Catalogue: 'empty' | 'small' | 'demo';
    /** @description What the new mall has on its shelves. */
    Reset: {
      catalogue: components['schemas']['Catalogue'];
    };
    /** @description A new mall. */
    ResetDone: {
      catalogue: components['schemas']['Catalogue'];
      /**
       * @description How many stores there are.
       * @example 4
       */
      stores: number;
      /**
       * @description How many goods there are.
       * @example 48
       */
      goods: number;
    };
    /** @description The mall's clock. */
    Clock: {
      now: components['schemas']['Time'];
      /**
       * @description The same in milliseconds since 1970.
       * @example 1773451793000
       */
      epochMs: number;
      /**
       * @description How far it is ahead of the database's own clock.
       * @example 180000
       */
      aheadMs: number;
    };
    /** @description How far the clock is moved. */
    Advance: {
      /** @description So many milliseconds, or up to the beginning of the next day in UTC+8, the mall's zone. */
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
    /** @description How much had fallen due. */
    TimedWork: {
      /**
       * @description Orders that were not paid in time.
       * @example 1
       */
      cancelledOrders: number;
      /**
       * @description Loans whose term is over.
       * @example 0
       */
      overdueLoans: number;
      /**
       * @description Orders that got their good review by default.
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
    };
    /** @description What is to hold. */
    Setting: {
      /**
       * @description The value as a text; null for what the mall starts with.
       * @example 500
       */
      value: string | null;
    };
    /** @description What holds. */
    SettingState: {
      /**
       * @description The code.
       * @example withdraw_min_purchases
       */
      code: string;
      /**
       * @description The value as a text.
       * @example 500
       */
      value: string;
    };
    /** @description Acts with one thing. */
    History: {
      /** @description Oldest first. */
      acts: components['schemas']['Act'][];
    };
    /** @description One act of the mall's side. */
    Act: {
      at: components['schemas']['Time'];
      /**
       * @description In which role.
       * @example merchant
       * @enum {string}
       */
      role: 'merchant' | 'carrier' | 'operator' | 'chain' | 'loanOfficer' | 'agent' | 'system';
      /**
       * @description Who.
       * @example control
       */
      actor: string;
      /**
       * @description What.
       * @example confirm
       */
      act: string;
      /**
       * @description Why; empty where no reason is asked for.
       * @example
       */
      reason: string;
    };
    /** @description Pieces that are left. */
    Stock: {
      /**
       * @description Pieces.
       * @example 1
       */
      onHand: number;
    };
    /** @description A variant. */
    StockState: {
      skuId: components['schemas']['Id'];
      /**
       * @description Pieces that are left.
       * @example 1
       */
      onHand: number;
    };
    /** @description A lower price of one piece for larger quantities. */
    PriceTier: {
      /**
       * @description Fewest pieces of the variant in an order line.
       * @example 10
       */
      minQuantity: number;
      /**
       * @description Price of one piece in dollars, with two decimals.
       * @example 8.50
       */
      price: string;
    };
    /** @description Prices by quantity. */
    PriceTiers: {
      /** @description From the smallest quantity to the largest. */
      tiers: components['schemas']['PriceTier'][];
    };
    /** @description A variant. */
    PriceTiersState: {
      skuId: components['schemas']['Id'];
      /** @description Its prices by quantity. */
      tiers: components['schemas']['PriceTier'][];
    };
    /** @description Where goods are to be. */
    Shelf: {
      /**
       * @description Whether they can be found and ordered.
       * @example false
       */
      isOnShelf: boolean;
    };
    /** @description Goods. */
    ShelfState: {
      goodsId: components['schemas']['Id'];
      /**
       * @description Whether they can be found and ordered.
       * @example false
       */
      isOnShelf: boolean;
    };
    /** @description How a parcel travels. */
    Parcel: {
      /**
       * @description Who carries it.
       * @example Nordic Parcel
       */
      carrier: string;
      /**
       * @description The carrier's number for it.
       * @example NP0048213
       */
      trackingNumber: string;
    };
    /** @description A stop of a parcel. */
    Stop: {
      /**
       * @description Which stop.
       * @example transferStation
       * @enum {string}
       */
      step: 'transferStation' | 'sortingCentre' | 'outForDelivery' | 'delivered';
      /**
       * @description Where it is.
       * @example London, United Kingdom
       */
      place?: string;
    };
    /** @description Where an order stands. */
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
       * @description What happened last.
       * @example shipped
       */
      lastStep: string;
    };
    /** @description A decision; a refusal with its reason. */
    Decision: components['schemas']['DecisionMade'] | components['schemas']['DecisionAgainst'];
    /** @description In the user's favour. */
    DecisionMade: {
      /**
       * @description What is decided.
       * @example approve
       * @constant
       */
      decision: 'approve';
    };
    /** @description Against the user. */
    DecisionAgainst: {
      /**
       * @description What is decided.
       * @example refuse
       * @constant
       */
      decision: 'refuse';
      reason: components['schemas']['Reason'];
    };
    /** @description A decision on a recharge; one against the user with its reason. */
    RechargeDecision:
      components['schemas']['RechargeDecisionMade'] | components['schemas']['RechargeDecisionAgainst'];
    /** @description In the user's favour. */
    RechargeDecisionMade: {
      /**
       * @description What is decided.
       * @example approve
       * @constant
       */
      decision: 'approve';
      /**
       * @description The chain's number for the transfer; one of its own where it is left out.
       * @example 9f2c4e6a8b0d1f3e5a7c9b1d3f5e7a9c
       */
      hash?: string;
    };
    /** @description Against the user. */
    RechargeDecisionAgainst: {
      /**
       * @description What is decided.
       * @example refuse
       * @enum {string}
       */
      decision: 'refuse' | 'reverse';
      reason: components['schemas']['Reason'];
    };
    /** @description A decision on a withdrawal; a refusal with its reason. */
    WithdrawalDecision:
      components['schemas']['WithdrawalDecisionMade'] | components['schemas']['WithdrawalDecisionAgainst'];
    /** @description In the user's favour. */
    WithdrawalDecisionMade: {
      /**
       * @description What is decided.
       * @example approve
       * @enum {string}
       */
      decision: 'approve' | 'execute';
      /**
       * @description The chain's number for the transfer; one of its own where it is left out.
       * @example 9f2c4e6a8b0d1f3e5a7c9b1d3f5e7a9c
       */
      hash?: string;
    };
    /** @description Against the user. */
    WithdrawalDecisionAgainst: {
      /**
       * @description What is decided.
       * @example refuse
       * @constant
       */
      decision: 'refuse';
      reason: components['schemas']['Reason'];
    };
    /** @description Where a recharge or withdrawal stands. */
    RecordState: {
      recordId: components['schemas']['Id'];
      /**
       * @description Processing, succeeded, failed.
       * @example 1
       * @enum {integer}
       */
      state: 0 | 1 | 2;
      /**
       * @description Why it failed or was taken back.
       * @example null
       */
      reason: string | null;
    };
    /** @description What the payer does. */
    Outcome: {
      /**
       * @description What the payer does.
       * @example paid
       * @enum {string}
       */
      outcome: 'paid' | 'failed';
    };
    /** @description What came of a charge. */
    OutcomeState: {
      reference: components['schemas']['Id'];
      /**
       * @description The outcome that stays.
       * @example paid
       * @enum {string}
       */
      outcome: 'paid' | 'failed';
    };
    /** @description Where a loan stands. */
    LoanState: {
      loanId: components['schemas']['Id'];
      /**
       * @description State of the loan.
       * @example 2
       */
      status: number;
    };
    /** @description An account as the desk sees it. */
    AccountState: {
      accountId: components['schemas']['Id'];
      username: components['schemas']['Username'];
      /**
       * @description Whether it can be used.
       * @example active
       * @enum {string}
       */
      state: 'active' | 'frozen';
      hold: components['schemas']['HoldKind'];
      balance: components['schemas']['Amount'];
      /**
       * @description The store that it owns, if any.
       * @example null
       */
      storeId: string | null;
    };
    /**
     * @description How an account is held.
     * @example none
     * @enum {string}
     */
    HoldKind: 'none' | 'extraVerification' | 'frozen';
    /** @description Test money. */
    Credit: {
      /**
       * @description USDT, more than nothing.
       * @example 250.5
       */
      amount: string;
    };
    /** @description How an account is to be held. */
    Hold: {
      hold: components['schemas']['HoldKind'];
      reason: components['schemas']['Reason'];
    };
    /** @description Whether an account may recommend others. */
    Recommending: {
      /**
       * @description Whether it may.
       * @example false
       */
      mayRecommend: boolean;
    };
    /** @description A decision on an identity check; a refusal with its reason. */
    IdentityDecision:
      components['schemas']['IdentityDecisionMade'] | components['schemas']['IdentityDecisionAgainst'];
    /** @description In the user's favour. */
    IdentityDecisionMade: {
      /**
       * @description What is decided.
       * @example review
       * @enum {string}
       */
      decision: 'review' | 'approve';
    };
    /** @description Against the user. */
    IdentityDecisionAgainst: {
      /**
       * @description What is decided.
       * @example refuse
       * @constant
       */
      decision: 'refuse';
      reason: components['schemas']['Reason'];
    };
    /** @description Where an identity check stands. */
    IdentityState: {
      /**
       * @description Which check.
       * @example basic
       * @enum {string}
       */
      kind: 'basic' | 'advanced';
      /**
       * @description Handed in, being read, passed, refused.
       * @example 2
       */
      status: number;
      /**
       * @description Why it was refused.
       * @example null
       */
      reason: string | null;
    };
    /** @description What somebody who wants to sell says of the store. */
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
       * @description Where it is.
       * @example Bergen, Norway
       */
      location?: string;
      /**
       * @description What it says of itself.
       * @example Wool and wood.
       */
      remark?: string;
    };
    /** @description Where an application stands. */
    ApplicationState: {
      applicationId: components['schemas']['Id'];
      /**
       * @description Where it stands.
       * @example admitted
       * @enum {string}
       */
      state: 'applied' | 'admitted' | 'refused';
      /**
       * @description The store that was opened, if any.
       * @example st_mrgfke1n0a3ph9
       */
      storeId: string | null;
      /**
       * @description Why it was refused.
       * @example null
       */
      reason: string | null;
    };
    /** @description What an agent or a store writes. */
    Message: {
      text: components['schemas']['Text'];
    };
    /** @description A message that was written. */
    WrittenMessage: {
      messageId: components['schemas']['Id'];
      at: components['schemas']['Time'];
    };
    /** @description Messages to one address. */
    Outbox: {
      /** @description Newest first. */
      messages: components['schemas']['SentMessage'][];
    };
    /** @description A message that was sent, or waits to be. */
    SentMessage: {
      at: components['schemas']['Time'];
      /**
       * @description The way it takes.
       * @example email
       * @enum {string}
       */
      channel: 'email' | 'sms';
      /**
       * @description What it is about.
       * @example Your code
       */
      subject: string;
      /**
       * @description What it says; null where it is not kept any more.
       * @example Your code is 204816.
       */
      text: string | null;
      /**
       * @description The verification code in it, if there is one.
       * @example 204816
       */
      code: string | null;
    };
    /** @description Where the gap of a slider is. */
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
    /** @description The body, the path or the query is not what is described here. Nothing has changed. */
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
    /** @description What the path names does not exist. Nothing has changed. */
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
    /** @description A rule of the mall refuses it in the present state. Nothing has changed. */
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
    /** @description The server failed, or is busy. */
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
    /** @description The clock as it is now. */
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
    /** @description The order as it is now. */
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
    /** @description The record as it is now. */
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
    /** @description The account as it is now. */
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
    /** @description The application as it is now. */
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
    /** @description It is written. */
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
     * @description The id of the thing.
     * @example o_mrgfke1n0a3ph9
     */
    subject: components['schemas']['Id'];
    /**
     * @description The name with which the account logs in.
     * @example amelia@example.com
     */
    username: components['schemas']['Username'];
    /**
     * @description Which check: of the real name, or of the place of living.
     * @example basic
     */
    kind: 'basic' | 'advanced';
    /**
     * @description The code of a setting.
     * @example withdraw_min_purchases
     */
    code: string;
    /**
     * @description An e-mail address, or a phone with its area code.
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
      /** @description The mall is new. */
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
      /** @description All of it is done; how much there was. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "cancelledOrders": 1,
           *       "overdueLoans": 0,
           *       "reviewedOrders": 2,
           *       "endedPayments": 0,
           *       "endedRecharges": 0
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
      /** @description What holds now. */
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
         * @description The id of the thing.
         * @example o_mrgfke1n0a3ph9
         */
        subject: components['parameters']['subject'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The acts, oldest first. */
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
      /** @description The variant as it is now. */
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
      /** @description The variant as it is now. */
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
      /** @description The goods as they are now. */
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
         *       "reason": "It is on its way already."
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
      /** @description What came of it. */
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
      /** @description The loan as it is now. */
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
         * @description The name with which the account logs in.
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
         * @description The name with which the account logs in.
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
         * @description The name with which the account logs in.
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
         * @description The name with which the account logs in.
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
         * @description The name with which the account logs in.
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
         * @description The name with which the account logs in.
         * @example amelia@example.com
         */
        username: components['parameters']['username'];
        /**
         * @description Which check: of the real name, or of the place of living.
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
      /** @description The check as it is now. */
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
         * @description The name with which the account logs in.
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
         * @description The name with which the account logs in.
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
         * @description The name with which the account logs in.
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
  readOutbox: {
    parameters: {
      query: {
        /**
         * @description An e-mail address, or a phone with its area code.
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
      /** @description Where the gap is. */
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
