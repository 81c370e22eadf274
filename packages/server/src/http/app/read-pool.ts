import type { AppContext } from '../../context.ts';

interface Call {
  readonly isRead: boolean;
  readonly token: string | undefined;
}

/** The context of a call, with the connections of its kind. */
export function contextOf(ctx: AppContext, { isRead, token }: Call): AppContext {
  if (!isRead || !ctx.pools) return ctx;
  return { ...ctx, db: token === undefined ? ctx.pools.visitors : ctx.pools.users };
}
