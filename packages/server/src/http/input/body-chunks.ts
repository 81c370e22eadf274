import { DomainError } from '../../domain/domain-error.ts';

/**
 * The chunks of a body.
 * @throws {DomainError} `parameterError` if the client goes away before the end: no failure of the server.
 */
export async function* bodyChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (cause) {
    throw new DomainError('parameterError', { cause });
  }
}
