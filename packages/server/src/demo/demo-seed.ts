/** Seed of the published demo. */
export const DEMO_SEED = 'openmall';
