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

const imports = (names, source) => `import { ${names.join(', ')} } from '${source}';\n`;
const used = (source, names) => `${imports(names, source)}export const used = [${names.join(', ')}];\n`;

/** The required fields of an operation, as a call passes them. */
const inputOf = ({ body, query }) =>
  Object.fromEntries((body ? ['file'] : (query.required ?? [])).map((name) => [name, '']));
const valueOf = (operation) => JSON.stringify(inputOf(operation));

/** Calls every operation with its required fields, with each client. */
const callsOf = {
  '@openmall/sdk': ([id, operation]) => `${id}(transport, ${valueOf(operation)})`,
  'openapi-fetch': ([, operation]) =>
    `client.${operation.method.toUpperCase()}(${JSON.stringify(operation.path)}, ${
      operation.body ? `{ body: ${valueOf(operation)} }` : `{ params: { query: ${valueOf(operation)} } }`
    })`,
  orval: ([id, operation]) => `${id}(${valueOf(operation)})`,
  'hey-api': ([id, operation]) => `${id}({ ${operation.body ? 'body' : 'query'}: ${valueOf(operation)} })`,
};
const heads = {
  '@openmall/sdk': (names) =>
    `${imports(['createTransport', ...names], '@openmall/sdk')}const transport = createTransport({ baseUrl: '' });\n`,
  'openapi-fetch': () =>
    "import createClient from 'openapi-fetch';\nconst client = createClient({ baseUrl: '' });\n",
  orval: (names) => imports(names, './orval.ts'),
  'hey-api': (names) => `${imports(names, './hey-api/sdk.gen.ts')}`,
};

/** Writes the entry file of each client and number of operations. `operations` are those of contract.json. */
export function writeEntries(folder, operations) {
  const ids = Object.keys(operations);
  const amounts = { one: [SHARED], ten, all: ids };
  const write = (name, text) => {
    const file = join(folder, `${name.replaceAll('/', '-')}.entry.ts`);
    writeFileSync(file, text);
    return file;
  };
  const called = (client, names) => {
    const calls = names.map((id) => callsOf[client]([id, operations[id]])).join(',\n');
    return write(
      `${client}-called-${names.length}`,
      `${heads[client](names)}export const used = () => [\n${calls}\n];\n`,
    );
  };
  return Object.fromEntries(
    Object.keys(callsOf).map((client) => [
      client,
      {
        ...Object.fromEntries(
          Object.entries(amounts).map(([amount, names]) => [amount, called(client, names)]),
        ),
      },
    ]),
  );
}

/** Entry files of the other parts of the SDK. Their peers are not part of the bundle. */
export const writePartEntries = (folder) =>
  Object.fromEntries(
    Object.entries({
      validator: used('@openmall/sdk/validators', ['orderPay']),
      hook: used('@openmall/sdk/hooks', ['useSellerInfo', 'TransportProvider', 'createMallQueryClient']),
      resource: `import * as orders from '@openmall/sdk/resources/orders';
export const used = orders.list;
`,
      money: used('@openmall/sdk/money', ['dollars']),
    }).map(([name, text]) => {
      const file = join(folder, `part-${name}.entry.ts`);
      writeFileSync(file, text);
      return [name, file];
    }),
  );
