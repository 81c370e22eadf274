/** Operations that the reference server has no handler for yet, so that nobody mistakes them for done. */
export async function listNotImplemented(): Promise<readonly string[]> {
  const { notImplementedOperations } = await import('../../packages/server/src/api/handlers.ts');
  return notImplementedOperations;
}
