import { controlContract, controlIds, type ControlId } from './contract.ts';

export type ControlRoute =
  | { readonly kind: 'operation'; readonly id: ControlId; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: 'wrongMethod'; readonly allow: string }
  | { readonly kind: 'unknown' };

const partsOf = (path: string): readonly string[] => path.split('/').slice(1);

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined; // Half an escape means nothing.
  }
}

/** The values in a path that fits a template; undefined where it does not fit. */
function fit(template: string, pathname: string): Readonly<Record<string, string>> | undefined {
  const [names, parts] = [partsOf(template), partsOf(pathname)];
  if (names.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? '';
    const value = decode(part);
    if (value === undefined) return undefined;
    if (name.startsWith('{')) params[name.slice(1, -1)] = value;
    else if (name !== part) return undefined;
  }
  return params;
}

/** Which operation of the control contract a request means. */
export function findControlRoute(method: string, pathname: string): ControlRoute {
  const fitting = controlIds.flatMap((id) => {
    const params = fit(controlContract.operations[id].path, pathname);
    return params ? [{ id, params }] : [];
  });
  if (fitting.length === 0) return { kind: 'unknown' };
  const found = fitting.find(({ id }) => controlContract.operations[id].method === method);
  if (found) return { kind: 'operation', ...found };
  const allow = fitting.map(({ id }) => controlContract.operations[id].method).join(', ');
  return { kind: 'wrongMethod', allow };
}
