export interface Change {
  readonly impact: 'breaking' | 'new';
  readonly place: string;
  readonly message: string;
}
export function markChanges(before: object, after: object): Change[];
export function impliedVersion(version: string, impacts: ReadonlySet<string>): string;
export function reachesVersion(version: string, wanted: string): boolean;
