/** jsdom with the platform's own fetch-related classes left in place: Node's fetch does not take jsdom's. */
import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { Blob, File, FormData: NodeFormData, AbortController, AbortSignal, DOMException } = globalThis;
const { Headers, Request, Response, URL, URLSearchParams, fetch } = globalThis;

/** A FormData that Node can send. It reads the fields of a form by jsdom's own; its files are empty. */
const formDataOf = (DomFormData: typeof FormData) =>
  class extends NodeFormData {
    constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
      super();
      if (!form) return;
      for (const [name, value] of new DomFormData(form, submitter))
        this.append(name, typeof value === 'string' ? value : new File([], value.name, { type: value.type }));
    }
  };

export default {
  ...builtinEnvironments.jsdom,
  name: 'dom',
  async setup(global, options) {
    const env = await builtinEnvironments.jsdom.setup(global, options);
    const FormData = formDataOf(global.FormData);
    const kept = { Blob, File, FormData, AbortController, AbortSignal, DOMException };
    Object.assign(global, kept, { Headers, Request, Response, URL, URLSearchParams, fetch });
    return env;
  },
} satisfies Environment;
