export function withChanges(changelog: string, version: string, lines: readonly string[]): string;
