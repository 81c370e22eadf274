/** Every check of the judge, in the order in which they run. */
import type { Observation, Trial } from '../judge/check.ts';
import { authenticationChecks } from './authentication.ts';
import { envelopeChecks } from './envelope.ts';
import { inputChecks } from './input.ts';
import { leakChecks } from './leaks.ts';
import { reachableChecks } from './reachable.ts';

export const observations: readonly Observation[] = [...envelopeChecks, ...leakChecks];
/** `pos.works` comes first: what never succeeds proves nothing by refusing. */
export const trials: readonly Trial[] = [...reachableChecks, ...inputChecks, ...authenticationChecks];
