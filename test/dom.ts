/** jsdom with the platform's own fetch-related classes left in place: Node's fetch does not take jsdom's. */
import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { Blob, File, FormData, AbortController, AbortSignal, DOMException } = globalThis;
const { Headers, Request, Response, URL, URLSearchParams, fetch } = globalThis;

export default {
  ...builtinEnvironments.jsdom,
  name: 'dom',
  async setup(global, options) {
    const env = await builtinEnvironments.jsdom.setup(global, options);
    const kept = { Blob, File, FormData, AbortController, AbortSignal, DOMException };
    Object.assign(global, kept, { Headers, Request, Response, URL, URLSearchParams, fetch });
    return env;
  },
} satisfies Environment;
