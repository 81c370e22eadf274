/** The same call and the same ten, with each of the clients that are compared. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { generate } from 'orval';
import { forOrval } from '../../openapi/for-orval.ts';

/** What the front of a shop calls: from the home page to paid. */
export const ten = [
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
const shared = 'sellerInfo';

/** Generates the clients of others from our contract, with the settings that their guides begin with. */
export async function generateOthers(root, folder) {
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
    // Without the reduction that our hooks are made from too, its output declares names twice.
    const input = { target: contract, override: { transformer: forOrval } };
    await generate({ input, output }, folder);
  } finally {
    console.log = log;
  }
}

const used = (source, names) =>
  `import { ${names.join(', ')} } from '${source}';\nexport const used = [${names.join(', ')}];\n`;

/** Entry file of each client and amount, as a bundler gets it. */
export function writeEntries(folder, operations) {
  const amounts = { one: [shared], ten, all: operations };
  const write = (name, text) => {
    const file = join(folder, `${name}.entry.ts`);
    writeFileSync(file, text);
    return file;
  };
  const each = (source, more) =>
    Object.fromEntries(
      Object.entries(amounts).map(([amount, names]) => [
        amount,
        write(`${more[0] ?? 'orval'}-${amount}`.replaceAll('/', '-'), used(source, [...more, ...names])),
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
