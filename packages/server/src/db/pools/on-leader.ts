import type { AppContext } from '../../context.ts';

/** The context for what a read notes beside, such as a view: `db` may be a replica, which takes no writes. */
export const onLeader = (ctx: AppContext): AppContext => (ctx.leader ? { ...ctx, db: ctx.leader } : ctx);
