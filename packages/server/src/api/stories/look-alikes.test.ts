import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { STORY_DATABASES } from '../../test-support/database/databases.ts';
import { openTestContext, PASSWORD } from '../../test-support/fixtures/test-context.ts';
import { type ApiCaller, createCaller } from '../../test-support/http/api-caller.ts';

const NAME = 'amelia.i@example.com';

const LOOK_ALIKES = {
  'a Cyrillic letter': '\u0430melia.i@example.com',
  'a Greek letter': '\u03b1melia.i@example.com',
  'a full-width letter': '\uff41melia.i@example.com',
  'a dotless i': 'amelia.\u0131@example.com',
  'a dotted capital I': 'amelia.\u0130@example.com',
  'a combining accent': 'ame\u0301lia.i@example.com',
  'a zero-width space': 'ame\u200blia.i@example.com',
  'a soft hyphen': 'ame\u00adlia.i@example.com',
  'a mathematical letter': '\u{1d41a}melia.i@example.com',
  'a full-width @': 'amelia.i\uff20example.com',
  'an ideographic full stop': 'amelia\u3002i@example.com',
};

describe.each(STORY_DATABASES)('A login name on $name', ({ open }) => {
  let database: OpenDatabase;
  let api: ApiCaller;
  const register = (username: string) =>
    api.refusal('localuserRegisterNoVerifcode', {
      username,
      password: PASSWORD,
      re_password: PASSWORD,
      type: 2,
    });
  beforeAll(async () => {
    database = await open();
    api = createCaller(openTestContext(database));
    expect(await register(NAME)).toBe('ok');
  });
  afterAll(() => database.close());

  it.each(Object.entries(LOOK_ALIKES))('with %s is refused', async (_what, username) => {
    expect(await register(username)).toBe('parameterError');
  });

  it('in other letter case is the same name', async () => {
    expect(await register(NAME.toUpperCase())).toBe('duplicateUsername');
  });
});
