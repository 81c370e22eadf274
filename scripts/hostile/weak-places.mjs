/**
 * What attacks from outside found, and the tests that keep each closed: they fail without its protection. The numbers go
 * on after those of `cases.mjs`.
 */
const SERVER = 'packages/server/src';
const stories = `${SERVER}/api/stories`;
const security = `${SERVER}/http/security`;
const passwords = `${SERVER}/domain/accounts/passwords`;
const files = `${SERVER}/http/files/static-files.test.ts`;
const WEB = 'packages/web/e2e';

/** Attacks that once led to an account or to money. */
const attacks = [
  [
    141,
    'Whoever registers an address that is not theirs leaves nothing behind for its owner',
    [
      [`${security}/attacks.test.ts`, 'gives nothing to a stranger who registered the address'],
      [
        `${stories}/unverified-address.test.ts`,
        'loses everything that was set up before its owner verified it',
      ],
      [`${stories}/passwords.test.ts`, 'is not reset by the authenticator alone'],
    ],
  ],
  [
    142,
    'A session alone sets neither payout address, fund password nor authenticator',
    [
      [`${security}/attacks.test.ts`, 'lets a session that was left open set nothing that leads to money'],
      [`${stories}/security-settings.test.ts`, 'the %s cannot be set by a ten-minute-old session alone'],
      [`${stories}/security-settings.test.ts`, 'the %s sends a notice to the verified address'],
    ],
  ],
  [
    143,
    'Money that arrives at a closed account is kept for review',
    [
      [`${security}/attacks.test.ts`, 'keeps money that arrives after its account was closed for review'],
      [`${SERVER}/domain/payments/late-money.test.ts`, 'by card goes into suspense if the account is closed'],
      [`${SERVER}/domain/payments/late-money.test.ts`, 'through a third party goes into suspense too'],
    ],
  ],
  [
    144,
    'Accounts and addresses of the demo open no real mall',
    [
      [`${SERVER}/demo-data.test.ts`, 'stops a server without the demo, which lists the data'],
      [`${SERVER}/demo-data.test.ts`, 'of a test run also stops the server until it is cleared'],
      [`${SERVER}/demo-data.test.ts`, 'is still found after the marker setting was removed'],
    ],
  ],
  [
    145,
    'The limit of logins holds against marks and addresses that a caller makes up',
    [
      [
        `${security}/attacks.test.ts`,
        'limits the logins of an address, whatever marks and addresses it makes up',
      ],
      [`${security}/rate-limits.test.ts`, 'cannot bypass the limits with forged device marks'],
      [`${security}/rate-limits.test.ts`, 'cannot use device marks of one account for another'],
    ],
  ],
  [
    146,
    'No address of a visit carries a secret',
    [
      [`${WEB}/secrets-stay-out-of-urls.e2e.ts`, 'No URL of a visit carries a token, a password or a code'],
      [`${security}/secrets-out-of-urls.test.ts`, 'With header and body encoding'],
    ],
  ],
];

const production = [
  [
    147,
    'Production mode is the default with a database of its own, and says what is missing',
    [
      [`${SERVER}/server-process.test.ts`, 'is in production mode: it says so, names what is missing'],
      [`${SERVER}/start-report.test.ts`, 'takes a PostgreSQL without demo and control for production'],
      [`${SERVER}/start-report.test.ts`, 'says what production lacks'],
    ],
  ],
  [
    148,
    'The demo warns where everyone in the network reaches it',
    [[`${SERVER}/start-report.test.ts`, 'warns if everyone in the network reaches the demo']],
  ],
  [
    149,
    'An empty catalog is filled at the desk, and nobody gets play money',
    [
      [`${SERVER}/server-process.test.ts`, 'has neither demo goods nor play money'],
      [`${WEB}/a-mall-opens-from-nothing.e2e.ts`, 'A mall opens from an empty database to its first sale'],
    ],
  ],
  [
    150,
    'Servers with different keys are noticed, and a lost key stops no mall',
    [
      [
        `${SERVER}/domain/verification/vault.test.ts`,
        'by other keys than those of another server is noticed',
      ],
      [`${SERVER}/domain/verification/vault.test.ts`, 'that no key opens stays as it is'],
    ],
  ],
  [
    151,
    'A server that is stopped serves until its proxies know, and resets no connection',
    [
      [
        `${SERVER}/draining.test.ts`,
        'serves calls while proxies learn that it is not ready, and breaks no connection',
      ],
      [
        `${SERVER}/draining-behind-a-proxy.test.ts`,
        'reset no connection and leave no call without its answer',
      ],
    ],
  ],
  [
    152,
    'The role of the servers changes nothing that is booked, and a changed booking breaks its seal',
    [
      [
        `${SERVER}/commands/grant-serving-role.test.ts`,
        'serves the mall, but changes neither what is booked',
      ],
      [`${SERVER}/domain/ledger/corruptions.test.ts`, 'detects: %s (%s)'],
      [`${SERVER}/ledger-check.test.ts`, 'lists the offending rows of a corrupted one'],
    ],
  ],
];

const requests = [
  [
    153,
    'Fields that occur twice and malformed escapes are parameter errors',
    [
      [
        `${SERVER}/http/input/bad-input.test.ts`,
        'as a field that occurs twice, or a malformed escape, is rejected',
      ],
    ],
  ],
  [
    154,
    'A sum that no column holds is a named refusal',
    [
      [
        `${SERVER}/http/app/failure-key.test.ts`,
        'A sum that no column holds is a refusal that names the parameters',
      ],
    ],
  ],
  [
    155,
    'A row of a wrong shape costs itself, not the page',
    [
      [`${stories}/broken-rows.test.ts`, 'is left out of a list of goods, which shows the others'],
      [`${stories}/broken-rows.test.ts`, 'costs the orders of a buyer one order'],
      [`${stories}/broken-rows.test.ts`, 'costs a category its tile'],
      [`${stories}/broken-rows.test.ts`, 'costs the news one article'],
    ],
  ],
  [
    156,
    'Unknown first segments answer 404',
    [
      [
        `${SERVER}/http/pages/pages.test.ts`,
        'is a 404 if the product, store, category or address does not exist',
      ],
      [`${SERVER}/http/pages/serve-office.test.ts`, 'is a 404 at %s, which shows the office'],
    ],
  ],
  [
    157,
    'Pages load nothing of strangers, and stay apart from other sites',
    [
      [files, 'allows only its own scripts, and no framing'],
      [files, 'keeps pages apart from other sites and from the devices of the visitor'],
    ],
  ],
  [
    158,
    'Behind TLS, cookies are Secure and browsers stay with TLS, if a trusted proxy says so',
    [
      [`${security}/behind-a-proxy.test.ts`, 'marks cookies Secure and asks browsers to stay with TLS'],
      [`${security}/behind-a-proxy.test.ts`, 'believes only trusted proxies'],
    ],
  ],
];

const credentials = [
  [
    159,
    'Codes by SMS have a ceiling for the whole mall, and need the slider',
    [
      [`${stories}/codes.test.ts`, 'by SMS has a ceiling for the whole mall'],
      [`${security}/slider-for-strangers.test.ts`, 'asks for it before a code by SMS, which costs money'],
    ],
  ],
  [
    160,
    'The text of a code leaves the outbox when the code is dead',
    [[`${stories}/codes.test.ts`, 'leaves the outbox when it is used or has expired']],
  ],
  [
    161,
    'A code of an authenticator that is sent twice is no guess',
    [
      [
        `${stories}/security-settings.test.ts`,
        'refuses a code that was used, without counting it as a guess',
      ],
    ],
  ],
  [
    162,
    'A fund password is of no use to a reader of the database',
    [[`${passwords}/pin-hash.test.ts`, 'matches the PIN of its user under its key only']],
  ],
  [
    163,
    'The token of a chat window is good for chats only',
    [[`${stories}/chat-tokens.test.ts`, 'is refused by each of the other operations']],
  ],
  [
    164,
    'A flood of logins fills its own queue, and known browsers have one of their own',
    [
      [`${passwords}/hash-queue.test.ts`, 'refuses only the caller who fills the queue'],
      [`${passwords}/hash-queue.test.ts`, 'runs the login of a known browser before a flood of strangers'],
      [
        `${stories}/passwords.test.ts`,
        'is checked in the queue of known browsers where the browser is known',
      ],
      [`${security}/rate-limits.test.ts`, 'does not block a known browser behind the same address'],
    ],
  ],
  [
    165,
    'Uploads have 8 bits a color, a limit of pixels by purpose, and a queue by account',
    [
      [`${SERVER}/domain/uploads/decode-picture.test.ts`, 'of 16 bits a color is refused'],
      [
        `${SERVER}/domain/uploads/decode-picture.test.ts`,
        'has a limit of pixels that depends on its purpose',
      ],
      [`${SERVER}/domain/uploads/save-upload.test.ts`, 'waits in the queue of its account'],
    ],
  ],
];

export const weakPlaces = [
  ['Attacks that once succeeded', attacks],
  ['Weak places of a mall in production', production],
  ['Weak places of requests and pages', requests],
  ['Weak places of credentials and uploads', credentials],
];
