/** `@openmall/sdk/resources`: the operations by resource, with short names. `orders.list` is `orderListMain`. */
export * from './generated/resources/index.ts';
