import { randomId } from '@openmall/web/random-id';

/** A new `requestToken`: of two calls with the same token, the second changes nothing. */
export const newRequestToken = (): string => randomId().replaceAll('-', '');
