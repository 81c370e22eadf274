import type { VerificationWay } from '@openmall/sdk';
import type { Way } from '../../domain/accounts/change-password.ts';

const WAYS: Readonly<Record<VerificationWay, Way>> = { 1: 'phone', 2: 'email', 3: 'authenticator' };

export const wayOf = (way: VerificationWay): Way => WAYS[way];
