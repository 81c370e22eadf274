import type { DeskRoles } from '@openmall/sdk/desk';

export type Role = DeskRoles['roles'][number];
