import type { Handler } from '../handler.ts';

/** Tells that the server is there. A session lives as long as it lives, whether its heart beats or not. */
export const userHeartbeat: Handler<'userHeartbeat'> = async () => null;
