import { expect, test } from 'vitest';

// The scripts are plain JavaScript without types.
const { buildVariables } = (await import(new URL('web-build.mjs', import.meta.url).href)) as {
  readonly buildVariables: (env: NodeJS.ProcessEnv) => string;
};

test('A build is outdated after a change of a VITE_ variable, but not of their order', () => {
  const variables = buildVariables({ VITE_B: '2', HOME: '/root', VITE_A: '1' });
  expect(variables).toBe(buildVariables({ VITE_A: '1', VITE_B: '2' }));
  expect(variables).not.toBe(buildVariables({ VITE_A: '1' }));
});

test('An empty variable counts as unset', () => {
  expect(buildVariables({ VITE_SITE_NAME: '', VITE_CHAT_URL: undefined })).toBe(buildVariables({}));
});
