declare const kindOfId: unique symbol;

/**
 * The id of one kind of thing. Any text may stand where it is expected, such as an id from a URL; an id of another kind, as
 * answers have it, may not: `orderInfo(transport, { orderId: goods.id })` does not compile.
 */
export type IdOf<Kind extends string> = string & { readonly [kindOfId]?: Kind };
