/**
 * Hostile and faulty cases, and the tests that prove each: file and beginning of the title. `docs/hostile-cases.md` is
 * written from this list, and `npm run check` compares both with the tests.
 */
const SERVER = 'packages/server/src';
const stories = `${SERVER}/api/stories`;
const WEB = 'packages/web/e2e';

/** A group of cases: number, what happens and what is expected, tests. A case without tests is open. */
export const groups = [
  [
    'Authentication and sessions',
    [
      [15, 'Look-alikes of a name are refused', [[`${stories}/look-alikes.test.ts`, 'with %s is refused']]],
      [
        20,
        'A heartbeat revives no ended token',
        [[`${stories}/sessions.test.ts`, 'that have ended are not revived by a heartbeat']],
      ],
      [
        1,
        'A token or password never reaches a log',
        [
          [`${SERVER}/monitoring/monitoring.test.ts`, 'is one JSON object a request'],
          [`${SERVER}/http/input/bad-input.test.ts`, 'never reaches the log'],
          [`${SERVER}/http/security/secrets-out-of-urls.test.ts`, 'With header and body encoding'],
        ],
      ],
      [
        3,
        'The chat window gets a ticket of its own instead of the session token',
        [
          [`${stories}/chat-tokens.test.ts`, 'is refused by each of the other operations'],
          ['packages/web/src/shared/chat/store-chat.test.ts', 'gives another host a token of its own'],
        ],
      ],
      [
        4,
        'A token can not be guessed, and the database does not contain it',
        [
          [
            `${SERVER}/domain/accounts/lockout.test.ts`,
            'leave neither a password nor a token in the database',
          ],
        ],
      ],
      [
        5,
        'A token ends at once on every server',
        [
          [
            `${SERVER}/http/sockets/two-servers.test.ts`,
            'deliver chats and counts, and close when the session ends on the other server',
          ],
          [`${WEB}/sessions-end-elsewhere.e2e.ts`, ''],
        ],
      ],
      [
        7,
        'Three wrong passwords lock for three minutes, to the millisecond',
        [[`${SERVER}/domain/accounts/lockout.test.ts`, 'lock for three minutes after three in a row']],
      ],
      [
        8,
        'More than three in a day lock until tomorrow, whatever the clock does',
        [
          [`${SERVER}/domain/accounts/lockout.test.ts`, 'lock until the next day'],
          [`${SERVER}/domain/accounts/lockout.test.ts`, 'are counted when the clock steps back'],
        ],
      ],
      [
        9,
        'A lock that a stranger causes does not keep out the owner’s browser',
        [
          [
            `${SERVER}/http/security/rate-limits.test.ts`,
            'does not block a known browser behind the same address',
          ],
        ],
      ],
      [
        10,
        'Of 200 parallel guesses three are evaluated',
        [[`${SERVER}/domain/orders/races.test.ts`, 'evaluate three of two hundred password guesses']],
      ],
      [
        11,
        'The same for the fund password over several operations',
        [
          [`${SERVER}/domain/accounts/lockout.test.ts`, 'of the fund lock the fund password only'],
          [
            `${SERVER}/domain/wallet/withdrawals/withdrawals.test.ts`,
            'locks after three wrong fund passwords',
          ],
        ],
      ],
      [
        12,
        'Answers do not tell who has an account',
        [
          [`${stories}/codes.test.ts`, 'does not reveal to visitors who has an account'],
          [
            `${SERVER}/domain/accounts/lockout.test.ts`,
            'give the same answers for a name without an account',
          ],
        ],
      ],
      [
        13,
        'A flood of logins does not slow other calls',
        [
          [
            `${SERVER}/concurrent-payments.test.ts`,
            'accepts fifty simultaneous payments while a hundred logins arrive',
          ],
          [
            `${SERVER}/domain/accounts/passwords/hash-queue.test.ts`,
            'refuses only the caller who fills the queue',
          ],
        ],
      ],
      [
        14,
        'A password is never cut or folded',
        [
          [
            `${SERVER}/domain/accounts/passwords/password-hasher.test.ts`,
            'matches its hash only if every character and its case match',
          ],
        ],
      ],
      [
        16,
        'One name is registered once, however many try',
        [[`${SERVER}/domain/orders/races.test.ts`, 'create one account for fifty registrations of one name']],
      ],
      [
        18,
        'A code has ten minutes, one purpose and three tries',
        [
          [`${stories}/codes.test.ts`, 'is invalid after three wrong attempts'],
          [`${stories}/codes.test.ts`, 'is valid for exactly ten minutes'],
          [`${stories}/codes.test.ts`, 'works only for its purpose'],
          [`${stories}/codes.test.ts`, 'by SMS has a ceiling for the whole mall'],
        ],
      ],
      [
        19,
        'A slider answer works once, in time, for its challenge',
        [
          [`${stories}/slider.test.ts`, 'accepts one answer, near enough and in time'],
          [`${stories}/slider.test.ts`, 'gives one pass for concurrent answers'],
        ],
      ],
      [
        21,
        'No account with money or open records is closed',
        [
          [
            `${SERVER}/domain/payments/late-money.test.ts`,
            'is never lost when the account closes at the same time',
          ],
          [`${WEB}/an-account-is-emptied-and-closed.e2e.ts`, ''],
        ],
      ],
      [22, 'A closed account does not come back', [[`${stories}/closing.test.ts`, '']]],
    ],
  ],
  [
    'Authorisation',
    [
      [
        23,
        'Every operation refuses strangers, visitors and broken tokens',
        [
          [`${SERVER}/http/security/authorisation.test.ts`, '%s rejects invalid tokens'],
          [
            `${SERVER}/http/security/authorisation.test.ts`,
            '%s neither shows nor changes anything of another user',
          ],
          [`${SERVER}/http/office/office-rights.test.ts`, ''],
        ],
      ],
      [
        25,
        'Foreign ids in any field change nothing',
        [
          [
            `${SERVER}/http/security/authorisation.test.ts`,
            '%s neither shows nor changes anything of another user',
          ],
          [`${stories}/deleting.test.ts`, 'is idempotent, and impossible for other users'],
        ],
      ],
      [
        26,
        'A guessed id is answered like an unknown one',
        [
          [
            `${SERVER}/http/security/authorisation.test.ts`,
            '%s neither shows nor changes anything of another user',
          ],
        ],
      ],
      [28, 'Followers are counted once', [[`${stories}/favourites.test.ts`, '']]],
      [
        29,
        'A seller can not cancel an order',
        [[`${SERVER}/domain/orders/sale.test.ts`, 'is not cancelled by the owner of the store']],
      ],
      [30, 'A review needs a received order, once, with own pictures', [[`${stories}/reviews.test.ts`, '']]],
      [
        31,
        'Nobody refers themselves',
        [[`${stories}/bindings.test.ts`, 'invites others by a code, keeps the referrer']],
      ],
      [
        32,
        'A withdrawal names the verification that is missing',
        [
          [
            `${SERVER}/domain/wallet/withdrawals/withdrawals.test.ts`,
            'requires a contact, an authenticator, a name',
          ],
        ],
      ],
      [
        34,
        'A socket delivers to its user only, and ends with the session',
        [
          [`${SERVER}/http/security/authorisation.test.ts`, 'a socket delivers events to their user only'],
          [`${SERVER}/http/sockets/sockets.test.ts`, 'close without another message when the session ends'],
        ],
      ],
      [
        35,
        'Nobody writes into a foreign conversation',
        [[`${stories}/chat.test.ts`, 'shows no conversation of another user']],
      ],
      [
        36,
        'A private picture needs its owner',
        [[`${SERVER}/http/security/authorisation.test.ts`, 'a private picture is visible only to its owner']],
      ],
    ],
  ],
  [
    'Money',
    [
      [
        39,
        'Amounts are cut, never rounded, in all languages',
        [['packages/sdk/src/money/dollars.test.ts', '']],
      ],
      [
        37,
        'An amount that is not one is refused, alike in form and server',
        [
          [`${SERVER}/http/input/bad-input.test.ts`, 'of %s is rejected with a listed error'],
          [`${SERVER}/http/input/validator-agreement.test.ts`, '%s'],
          [`${SERVER}/http/app/failure-key.test.ts`, 'A sum that no column holds'],
        ],
      ],
      [
        38,
        'Ten decimals survive',
        [[`${SERVER}/domain/wallet/withdrawals/withdrawals.test.ts`, 'keeps ten decimals']],
      ],
      [
        40,
        'A fee is cut in favour of the user, stated once',
        [
          [
            `${SERVER}/domain/wallet/withdrawals/withdrawals.test.ts`,
            'keeps ten decimals, and truncates the fee',
          ],
        ],
      ],
      [
        41,
        'A total is the sum of its parts, or the database refuses it',
        [[`${SERVER}/domain/ledger/corruptions.test.ts`, 'is not needed for %s, which the database refuses']],
      ],
      [42, 'A changed price is not charged silently', [[`${stories}/expected-total.test.ts`, '']]],
      [
        43,
        'An order that is paid twenty times is charged once',
        [
          [`${SERVER}/domain/orders/races.test.ts`, 'charge an order once when it is paid twenty times'],
          [`${SERVER}/races.test.ts`, 'an order is paid once'],
        ],
      ],
      [
        45,
        'Parallel withdrawals never overdraw',
        [
          [
            `${SERVER}/domain/wallet/withdrawals/withdrawals.test.ts`,
            'accepts one of many concurrent withdrawals',
          ],
        ],
      ],
      [
        46,
        'Pay, withdraw and repay at once spend a balance once',
        [[`${SERVER}/races.test.ts`, 'a balance is withdrawn, spent or used for a repayment']],
      ],
      [
        47,
        'A form is accepted once',
        [[`${SERVER}/domain/wallet/withdrawals/withdrawals.test.ts`, 'accepts the same form once']],
      ],
      [
        48,
        'A transfer on a chain is credited once, in any spelling',
        [
          [
            `${SERVER}/domain/wallet/recharges/recharges.test.ts`,
            'credits one of many recharges with the same transfer',
          ],
          [`${SERVER}/races.test.ts`, 'a transfer that two users report is credited to one of them'],
        ],
      ],
      [
        50,
        'A reversed deposit is compensated, never edited',
        [[`${SERVER}/domain/wallet/recharges/recharges.test.ts`, 'reverses a recharge once']],
      ],
      [
        51,
        'A withdrawal pays to the address at its request',
        [
          [
            `${SERVER}/domain/wallet/withdrawals/withdrawals.test.ts`,
            'requires a bound address, and pays to the one bound at the request',
          ],
        ],
      ],
      [
        52,
        'Limits of withdrawals hold',
        [
          [`${SERVER}/domain/wallet/withdrawals/withdrawals.test.ts`, 'limits withdrawals per day'],
          [`${SERVER}/domain/wallet/withdrawals/withdrawals.test.ts`, 'is open at the published hours'],
        ],
      ],
      [53, 'A loan stays within its bounds, one at a time', [[`${stories}/loans.test.ts`, '']]],
      [
        55,
        'Interest is exact',
        [[`${SERVER}/domain/loans/loan-cost.test.ts`, 'is exact and truncated to cents']],
      ],
      [
        56,
        'Refunds never exceed what was paid',
        [
          [`${stories}/refunds.test.ts`, ''],
          [`${SERVER}/races.test.ts`, 'the money of an order goes to the store or back to the buyer'],
        ],
      ],
      [
        58,
        'A refused call changes nothing',
        [[`${SERVER}/http/security/authorisation.test.ts`, 'rejected calls changed nothing']],
      ],
      [59, 'Coins are never added up', [[`${SERVER}/domain/ledger/corruptions.test.ts`, 'detects: %s (%s)']]],
    ],
  ],
  [
    'Uploads',
    [
      [60, 'What is no picture is refused', [[`${stories}/uploads.test.ts`, 'rejects malformed forms']]],
      [
        62,
        'Data that is appended to a picture is gone',
        [[`${stories}/uploads.test.ts`, 'removes data appended to a picture']],
      ],
      [
        63,
        'The place where a photo was taken is gone',
        [[`${stories}/uploads.test.ts`, 'rotates a photo upright and removes its location']],
      ],
      [
        67,
        'A file name of the caller is never used',
        [[`${stories}/uploads.test.ts`, 'stores a picture under a new name and serves it inert']],
      ],
      [
        68,
        'A form of too many or wrong parts is refused',
        [[`${stories}/uploads.test.ts`, 'rejects malformed forms']],
      ],
      [
        64,
        'A flood of pixels is refused before it is decoded',
        [
          [
            `${SERVER}/domain/uploads/decode-picture.test.ts`,
            'has a limit of pixels that depends on its purpose',
          ],
          [`${SERVER}/domain/fair-queue.test.ts`, 'lets the callers take turns'],
        ],
      ],
      [
        65,
        'Animated and deep pictures are refused',
        [[`${SERVER}/domain/uploads/decode-picture.test.ts`, 'of 16 bits a color is refused']],
      ],
      [
        69,
        'Uploads have a quota, and unused pictures are removed',
        [
          [
            `${SERVER}/http/security/rate-limits.test.ts`,
            'of a visitor who uploads has its own upload quota',
          ],
        ],
      ],
    ],
  ],
  [
    'Text and input',
    [
      [
        72,
        'Links lead to https only',
        [
          ['packages/web/src/features/wallet/recharge/pay-url.test.ts', ''],
          ['packages/web/src/features/chat/conversation/message-text.test.ts', ''],
          [`${SERVER}/http/office/desk-content.test.ts`, 'javascript:alert(1)'],
        ],
      ],
      [
        75,
        'A short or strange keyword is answered in time',
        [
          [
            `${SERVER}/domain/catalog/list-plans.test.ts`,
            'of the keyword %j, which finds nothing, reads names through an index',
          ],
        ],
      ],
      [
        76,
        'A keyword of megabytes is refused with a readable message',
        [[`${SERVER}/http/security/raw-connections.test.ts`, 'refuses an address of a megabyte']],
      ],
      [
        77,
        'A keyword that is no keyword is an empty one',
        [['packages/web/src/shared/navigation/paths.test.ts', 'a keyword that is not JSON is used as it is']],
      ],
      [
        81,
        'Numbers and sizes of pages are bounded',
        [[`${SERVER}/http/input/bad-input.test.ts`, 'of %s is rejected with a listed error']],
      ],
      [
        83,
        'No pattern takes long',
        [[`${SERVER}/http/input/patterns.test.ts`, 'The pattern %s answers 50,000 characters at once']],
      ],
      [
        85,
        'An unknown message is shown as text',
        [
          [
            'packages/web/src/shared/errors/error-text.test.ts',
            'The message %s, which no catalog has, is shown as it is',
          ],
          ['packages/web/src/shared/errors/error-text.test.ts', 'A message of a megabyte is cut'],
        ],
      ],
      [70, 'Any text is stored as it was sent, or refused', [[`${stories}/every-script.test.ts`, '']]],
      [
        71,
        'No text runs as a script',
        [
          [`${WEB}/hostile/no-text-runs-as-a-script.e2e.ts`, ''],
          [`${WEB}/inline-code-is-refused.e2e.ts`, 'The content security policy allows no inline code'],
          [`${SERVER}/http/pages/pages.test.ts`, 'escapes the texts of stores'],
        ],
      ],
      [
        73,
        'No text runs as SQL',
        [[`${SERVER}/http/input/bad-input.test.ts`, 'of %s is rejected with a listed error']],
      ],
      [
        78,
        'Names of prototypes are names like any other',
        [[`${SERVER}/http/input/bad-input.test.ts`, 'of %s is rejected with a listed error']],
      ],
      [
        80,
        'Missing, empty and wrong parameters are refused by name',
        [
          [`${SERVER}/http/input/named-parameters.test.ts`, 'of %s is named with its rule'],
          [`${SERVER}/http/input/bad-input.test.ts`, 'as a field that occurs twice'],
        ],
      ],
      [
        82,
        'A large, deep or broken JSON body is refused',
        [[`${SERVER}/http/input/bad-input.test.ts`, 'as a body that is not JSON, too long or too deep']],
      ],
    ],
  ],
  [
    'Protocol',
    [
      [
        88,
        'A request that proxies read differently is refused',
        [[`${SERVER}/http/security/raw-connections.test.ts`, 'refuses a request with %s']],
      ],
      [
        90,
        'Slow clients do not occupy the server',
        [
          [
            `${SERVER}/http/security/raw-connections.test.ts`,
            'serves everyone else while clients send a byte at a time',
          ],
        ],
      ],
      [
        91,
        'Idle connections keep nobody waiting, and are closed in time',
        [
          [
            `${SERVER}/http/security/raw-connections.test.ts`,
            'serves everyone else while hundreds of connections are idle',
          ],
        ],
      ],
      [
        92,
        'A client that goes away leaves nothing open',
        [
          [
            `${SERVER}/http/security/raw-connections.test.ts`,
            'closes what clients leave in the middle of a call',
          ],
        ],
      ],
      [
        96,
        'A slow reader of a socket is closed',
        [
          [
            `${SERVER}/http/sockets/user-sockets.test.ts`,
            'A client that does not read what it is sent is disconnected',
          ],
        ],
      ],
      [87, 'An operation answers its own methods only', [[`${SERVER}/http/app/compatibility.test.ts`, '']]],
      [
        89,
        'Bodies and queries of every kind are read alike',
        [[`${SERVER}/http/app/request-styles.test.ts`, '%s gives the same answer in every request style']],
      ],
      [
        93,
        'Rate limits hold over all servers, and can not be talked away',
        [
          [`${SERVER}/http/security/rate-limits.test.ts`, 'is limited across all servers'],
          [`${SERVER}/http/security/rate-limits.test.ts`, 'cannot fake its IP address'],
        ],
      ],
      [
        95,
        'A socket has limits of size, number and origin',
        [
          [`${SERVER}/http/sockets/sockets.test.ts`, 'refuse a second hello, and frames above 64 KiB'],
          [`${SERVER}/http/sockets/sockets.test.ts`, 'allow five per user'],
          [
            `${SERVER}/http/sockets/sockets.test.ts`,
            'accept pages of the same host and of listed origins only',
          ],
        ],
      ],
      [
        97,
        'Other origins read nothing unless they are listed',
        [
          [`${SERVER}/http/security/cross-origin.test.ts`, 'gets no credentials and no wildcard'],
          [`${SERVER}/http/security/cross-origin.test.ts`, 'is rejected if no origins are configured'],
        ],
      ],
    ],
  ],
  [
    'Stock, orders, states',
    [
      [
        100,
        'A quantity that can not be is refused',
        [[`${SERVER}/http/input/bad-input.test.ts`, 'of %s is rejected with a listed error']],
      ],
      [
        106,
        'An order expires once',
        [[`${SERVER}/races.test.ts`, 'paying, cancelling and expiring have one winner']],
      ],
      [
        109,
        'The log of an order has no gap',
        [[`${SERVER}/domain/ledger/corruptions.test.ts`, 'detects: %s (%s)']],
      ],
      [
        98,
        'A hundred submits buy ten of a stock of ten',
        [
          [`${SERVER}/domain/orders/races.test.ts`, 'place ten orders when a hundred buyers submit'],
          [`${SERVER}/races.test.ts`, 'no more goods are sold than are in stock'],
        ],
      ],
      [
        99,
        'Baskets in opposite order do not deadlock',
        [[`${SERVER}/domain/orders/races.test.ts`, 'do not deadlock when baskets list the same goods']],
      ],
      [
        102,
        'A form that is sent twenty times places one order',
        [[`${SERVER}/domain/orders/races.test.ts`, 'place one order when one form is sent twenty times']],
      ],
      [
        103,
        'Paying, cancelling and expiring have one winner',
        [
          [`${SERVER}/domain/orders/races.test.ts`, 'let one of payment, cancellation and expiry succeed'],
          [`${SERVER}/races.test.ts`, 'paying, cancelling and expiring have one winner'],
        ],
      ],
      [
        104,
        'Shipping and refund have one winner, and receipts pay once',
        [[`${SERVER}/domain/orders/races.test.ts`, 'let one of shipment and refund succeed']],
      ],
      [
        105,
        'Every action in every state moves or changes nothing',
        [[`${SERVER}/domain/state-matrix.test.ts`, '$name: $step']],
      ],
      [
        107,
        'A reminder is sent once',
        [[`${SERVER}/domain/orders/races.test.ts`, 'remind a store once when a buyer sends fifty reminders']],
      ],
    ],
  ],
  [
    'Faults',
    [
      [
        112,
        'A killed PostgreSQL loses nothing',
        [[`${SERVER}/killed-database.test.ts`, 'loses nothing that was acknowledged']],
      ],
      [
        113,
        'A killed embedded database opens again',
        [[`${SERVER}/killed-server.test.ts`, 'during payments loses no confirmed payment']],
      ],
      [
        115,
        'A restarted database is found again',
        [[`${SERVER}/killed-database.test.ts`, 'loses nothing that was acknowledged']],
      ],
      [
        116,
        'A full disk loses nothing',
        [
          [
            `${SERVER}/full-disk.test.ts`,
            'refuses, loses nothing that was acknowledged, and goes on when there is space again',
          ],
        ],
      ],
      [
        117,
        'A clock that steps changes no outcome',
        [[`${SERVER}/domain/accounts/lockout.test.ts`, 'are counted when the clock steps back']],
      ],
      [
        120,
        'A lock that is held delays nobody else',
        [[`${SERVER}/locked-table.test.ts`, 'keeps its own callers waiting']],
      ],
      [
        123,
        'A repeated transaction changes nothing twice',
        [
          [
            `${SERVER}/db/statements/preparing-client.test.ts`,
            'repeats a transaction that a migration has broken',
          ],
        ],
      ],
      [125, 'A lasting load leaks nothing', [[`${SERVER}/soak.test.ts`, 'keeps nothing of a round behind']]],
      [
        111,
        'A killed server loses nothing that it acknowledged',
        [
          [`${SERVER}/killed-server.test.ts`, 'during payments loses no confirmed payment'],
          [`${SERVER}/killed-server-on-postgres.test.ts`, 'during payments loses no confirmed payment'],
        ],
      ],
      [
        114,
        'A stopped server breaks no call',
        [
          [`${SERVER}/draining.test.ts`, 'serves calls while proxies learn that it is not ready'],
          [`${SERVER}/server-process.test.ts`, 'answers pending requests before it stops'],
        ],
      ],
      [
        118,
        'Two servers agree',
        [
          [`${SERVER}/http/sockets/two-servers.test.ts`, 'deliver the events of both servers'],
          [
            `${SERVER}/domain/verification/vault.test.ts`,
            'by other keys than those of another server is noticed',
          ],
        ],
      ],
      [
        119,
        'A second server on an embedded database names the first',
        [[`${SERVER}/server-process.test.ts`, 'stops if another process uses the folder']],
      ],
      [
        122,
        'A failing payment provider leaves the orders payable',
        [
          [
            `${SERVER}/domain/payments/payments.test.ts`,
            'reports a failing provider and keeps the orders payable',
          ],
        ],
      ],
      [
        124,
        'A backup that was taken under load is sound',
        [[`${SERVER}/commands/backup.test.ts`, 'that is taken under load restores to a sound mall']],
      ],
    ],
  ],
  [
    'Front end',
    [
      [
        127,
        'A lost answer is not paid again',
        [
          [
            'packages/web/src/features/checkout/use-place-order.test.tsx',
            'retries with the same token after a lost response',
          ],
          [`${WEB}/buyer-pays-at-the-checkout.e2e.ts`, 'Two presses and a lost response'],
        ],
      ],
      [128, 'A flaky network has no dead end', [[`${WEB}/flaky-network.e2e.ts`, 'On a flaky network']]],
      [
        132,
        'The back button shows nothing after signing out',
        [[`${WEB}/flaky-network.e2e.ts`, 'After signing out, the back button']],
      ],
      [
        133,
        'No parameter leads elsewhere',
        [['packages/web/src/shared/navigation/back-target.test.ts', 'leads to the home page, not elsewhere']],
      ],
      [
        136,
        'Amounts and names stay apart where lines run from right to left',
        [[`${WEB}/arabic-is-laid-out-right-to-left.e2e.ts`, '']],
      ],
      [
        139,
        'Ten thousand messages are merged in time, and each is shown once',
        [
          [
            'packages/web/src/features/chat/conversation/messages.test.ts',
            'keeps each message once, even if a page has it twice',
          ],
          [
            'packages/web/src/features/chat/conversation/messages.test.ts',
            'merges a page into ten thousand messages',
          ],
        ],
      ],
      [
        140,
        'A swapped address receives nothing: a withdrawal names none, and is paid to the bound one',
        [
          [
            `${SERVER}/domain/wallet/withdrawals/withdrawals.test.ts`,
            'requires a bound address, and pays to the one bound at the request',
          ],
          [`${WEB}/inline-code-is-refused.e2e.ts`, ''],
        ],
      ],
      [126, 'A double press sends once', [[`${WEB}/double-presses-send-once.e2e.ts`, '']]],
      [
        129,
        'Trusted Types and the policy stop foreign scripts',
        [
          [
            `${WEB}/inline-code-is-refused.e2e.ts`,
            'The office and the event socket need nothing that the policy refuses',
          ],
        ],
      ],
      [131, 'Two tabs never mix two accounts', [[`${WEB}/sessions-end-elsewhere.e2e.ts`, '']]],
      [
        135,
        'A broken answer is explained',
        [
          [`${WEB}/errors-say-what-went-wrong.e2e.ts`, ''],
          [`${WEB}/hostile/broken-answers-are-explained.e2e.ts`, ''],
        ],
      ],
      [
        137,
        'Nobody frames a page',
        [[`${SERVER}/http/files/static-files.test.ts`, 'allows only its own scripts, and no framing']],
      ],
    ],
  ],
];
