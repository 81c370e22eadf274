/** A contract with two operations, for the tests of the generators. */
import type { Contract, Operation } from './contract.ts';

const operation = (operationId: string, marks: Partial<Operation> = {}): Operation => ({
  operationId,
  tags: ['things'],
  summary: 'Do it',
  description: 'Does it.',
  parameters: [{ name: 'lang', in: 'query', schema: { type: 'string' } }],
  responses: {
    '200': {
      content: {
        'application/json': {
          schema: {
            $ref: `#/components/schemas/${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Answer`,
          },
          examples: { ok: { summary: 'Done', value: { code: '0' } } },
        },
      },
    },
  },
  'x-origin': 'spec',
  'x-semantics': 'read',
  'x-since': '0.1.0',
  'x-errors': [],
  ...marks,
});

/** `thingInfo`, a read without authentication, and `thingAdd`, a write with it. */
export function smallContract({
  read = {},
  write = {},
}: { read?: Partial<Operation>; write?: Partial<Operation> } = {}): Contract {
  const success = { type: 'object', required: ['code'], properties: { code: { const: '0' } } };
  return {
    openapi: '3.1.0',
    info: { version: '0.1.0' },
    security: [{ token: [] }],
    tags: [{ name: 'things', description: 'Things' }],
    paths: {
      '/api/thing!info': { post: operation('thingInfo', { security: [{}, { token: [] }], ...read }) },
      '/api/thing!add': {
        post: operation('thingAdd', { 'x-semantics': 'write', 'x-invalidates': ['thingInfo'], ...write }),
      },
    },
    components: { schemas: { ThingInfoOk: success, ThingAddOk: success }, parameters: {} },
  };
}
