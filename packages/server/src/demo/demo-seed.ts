/** The seed of the mall that everybody sees; another one gives another mall. */
export const DEMO_SEED = 'openmall';
