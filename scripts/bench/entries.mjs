/** Entry files for bundlers: one, ten and all operations with each client. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { generate } from 'orval';
import { toOrvalInput } from '../contract/orval-input.ts';

/** The operations of a purchase, from the home page to the payment. */
const ten = [
  'bannerBannerList',
  'categoryTree',
  'sellerGoodsList',
  'sellerGoodsInfo',
  'sellerInfo',
  'keepGoodsAdd',
  'addressList',
  'orderSubmit',
  'orderPay',
  'orderListMain',
];
const SHARED = 'sellerInfo';

/** Generates other clients from our contract, with the settings of their getting-started guides. */
export async function generateOtherClients(root, folder) {
  mkdirSync(folder, { recursive: true });
  const contract = join(root, 'openapi/dist/openapi.json');
  await createClient({
    input: contract,
    output: { path: join(folder, 'hey-api') },
    logs: { level: 'silent' },
    plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
  });
  const { log } = console;
  console.log = () => {};
  try {
    const output = { target: join(folder, 'orval.ts'), client: 'fetch', mode: 'single', clean: false };
    // Without this transformer its output declares names twice.
    const input = { target: contract, override: { transformer: toOrvalInput } };
    await generate({ input, output }, folder);
  } finally {
    console.log = log;
  }
}

const used = (source, names) =>
  `import { ${names.join(', ')} } from '${source}';\nexport const used = [${names.join(', ')}];\n`;

/** Writes the entry file of each client and number of operations. */
export function writeEntries(folder, operations) {
  const amounts = { one: [SHARED], ten, all: operations };
  const write = (name, text) => {
    const file = join(folder, `${name}.entry.ts`);
    writeFileSync(file, text);
    return file;
  };
  const each = (source, extra) =>
    Object.fromEntries(
      Object.entries(amounts).map(([amount, names]) => [
        amount,
        write(`${extra[0] ?? 'orval'}-${amount}`.replaceAll('/', '-'), used(source, [...extra, ...names])),
      ]),
    );
  const byPath = write(
    'openapi-fetch',
    "import createClient from 'openapi-fetch';\nexport const used = createClient({ baseUrl: '' });\n",
  );
  return {
    '@openmall/sdk': each('@openmall/sdk', ['createTransport']),
    'openapi-fetch': { one: byPath, ten: byPath, all: byPath },
    orval: each('./orval.ts', []),
    'hey-api': Object.fromEntries(
      Object.entries(amounts).map(([amount, names]) => [
        amount,
        write(
          `hey-api-${amount}`,
          `import { client } from './hey-api/client.gen.ts';\n${used('./hey-api/sdk.gen.ts', names).replace('[', '[client, ')}`,
        ),
      ]),
    ),
  };
}
