import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

const here = ['--base-url', 'http://127.0.0.1:3000'];

it('reads every option', () => {
  const args = [
    '--action-suffix .action --token-transport header --buyer amelia:Se:cret12 --buyer bruno:Secret34',
    '--only neg.,orderPay --only auth --seed 7 --quick --extensions',
    '--report html a.html --report json b.json --baseline known.json --write-baseline new.json --control secret',
  ];
  expect(readOptions([...here, ...args.join(' ').split(' ')])).toMatchObject({
    baseUrl: 'http://127.0.0.1:3000',
    actionSuffix: '.action',
    tokenTransport: 'header',
    buyers: [
      { username: 'amelia', password: 'Se:cret12' },
      { username: 'bruno', password: 'Secret34' },
    ],
    only: ['neg.', 'orderPay', 'auth'],
    seed: 7,
    quick: true,
    extensions: true,
    allowRemote: false,
    reports: [
      { kind: 'html', file: 'a.html' },
      { kind: 'json', file: 'b.json' },
    ],
    baseline: 'known.json',
    writeBaseline: 'new.json',
    controlSecret: 'secret',
    help: false,
  });
});

it('accepts a second backend', () => {
  const { compareUrl } = readOptions([
    ...here,
    '--compare',
    'http://localhost:4000/wap',
    '--only',
    'orderPay',
  ]);
  expect(compareUrl).toBe('http://localhost:4000/wap');
});

const compared = [...here, '--compare', 'http://localhost:4000'];

it.each([
  [['--report', 'html', 'a.html'], '--report'],
  [['--baseline', 'known.json'], '--baseline'],
  [['--write-baseline', 'known.json'], '--write-baseline'],
  [['--control', 'secret'], '--control'],
  [['--quick'], '--quick'],
])('rejects %j with --compare', (args, option) => {
  expect(() => readOptions([...compared, ...args])).toThrow(`--compare ignores ${option}: `);
});

it('draws a random seed by default', () => {
  const seeds = new Set([1, 2, 3, 4].map(() => readOptions(here).seed));
  expect(seeds.size).toBeGreaterThan(1);
});

it.each(['--base-url', '--compare'])('accepts another machine for %s only with --allow-remote', (option) => {
  const args = [...here, option, 'https://mall.example'];
  expect(() => readOptions(args)).toThrow('--allow-remote');
  expect(readOptions([...args, '--allow-remote']).allowRemote).toBe(true);
});

it.each([
  [['--base-url', 'http:// x'], '--base-url "http:// x" is not an http address.'],
  [['--base-url', '127.0.0.1:3301'], 'is not an http address. Did you mean http://127.0.0.1:3301?'],
  [['--base-url', 'localhost:3301/wap'], 'is not an http address. Did you mean http://localhost:3301/wap?'],
  [['--base-url', 'ftp://mall.example'], 'is not an http address. Did you mean http://mall.example?'],
  [[...here, '--compare', 'localhost:1'], '--compare "localhost:1" is not an http address.'],
  [[...here, '--report', 'html'], '--report html needs a file'],
  [[...here, '--token-transport', 'cookie'], '--token-transport takes query, header, header:NAME'],
  [[...here, '--header', 'X-Key'], "--header takes 'Name: value'"],
  [[...here, '--cookie', 'gate'], '--cookie takes name=value'],
  [[...here, '--timeout', '0'], '--timeout takes a number above 0'],
  [[...here, '--parallel', 'many'], '--parallel takes a number above 0'],
  [[...here, '--proxy', 'localhost:1'], '--proxy takes an http address'],
  [[...here, '--ratchet'], 'it needs --baseline FILE'],
  [[...here, '--seed', 'x'], '--seed takes a whole number'],
  [[...here, '--buyer', 'amelia'], '--buyer takes user:password'],
  [[...here, '--buyer', 'amelia:Secret12', '--buyer', 'Amelia:Other34'], '--buyer names one account twice'],
  [[...here, '--only', 'orderPay,', 'walletGet'], '"walletGet" belongs to no option'],
  [['--nonsense'], 'nonsense'],
  [[], '--base-url is required'],
])('%j is rejected with an explanation', (args, description) => {
  expect(() => readOptions(args)).toThrow(description);
});
