/** Settings that mark a database as a demo or as opened for tests. */
export const DEMO_MARK = 'demo_seeded';
export const TEST_MARK = 'opened_for_tests';
