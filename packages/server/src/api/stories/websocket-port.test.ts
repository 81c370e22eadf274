import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { createCaller } from '../../test-support/http/api-caller.ts';
import { DATABASES } from '../../test-support/database/databases.ts';
import { openTestContext } from '../../test-support/fixtures/test-context.ts';

const input = { code: 'websocket_port,websocket_url' };

describe.each(DATABASES)('The setting websocket_port on $name', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it('is the open port, or null', async () => {
    const ctx = openTestContext(database);
    expect(await createCaller(ctx).call('sysparaGetSyspara', input)).toEqual({
      websocket_port: null,
      websocket_url: '',
    });
    const pushing = createCaller({ ...ctx, pushPort: () => 5000 });
    expect(await pushing.call('sysparaGetSyspara', input)).toMatchObject({ websocket_port: '5000' });
    expect(await pushing.call('sysparaGetSyspara', { code: 'can_recharge' })).toEqual({ can_recharge: '1' });
  });
});
