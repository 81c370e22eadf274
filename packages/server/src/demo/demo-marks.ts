/** Settings that mark a database as a demo or as opened for tests. */
export const DEMO_MARK = 'demo_seeded';
/** Lists the orders of the demo buyer that the autopilot leaves in their state. */
export const EXAMPLE_ORDERS = 'demo_example_orders';
export const TEST_MARK = 'opened_for_tests';
