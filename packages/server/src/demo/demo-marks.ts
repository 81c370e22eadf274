/** Settings that say what a database was filled or opened for. */
export const DEMO_MARK = 'demo_seeded';
export const TEST_MARK = 'opened_for_tests';
