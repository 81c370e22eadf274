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
    return undefined; // A malformed escape matches no operation.
  }
}

/** The parameters of a path that matches a template; undefined if it does not match. */
function matchPath(template: string, pathname: string): Readonly<Record<string, string>> | undefined {
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

/** Finds the control operation of a request. */
export function findControlRoute(method: string, pathname: string): ControlRoute {
  const matches = controlIds.flatMap((id) => {
    const params = matchPath(controlContract.operations[id].path, pathname);
    return params ? [{ id, params }] : [];
  });
  if (matches.length === 0) return { kind: 'unknown' };
  const found = matches.find(({ id }) => controlContract.operations[id].method === method);
  if (found) return { kind: 'operation', ...found };
  const allow = matches.map(({ id }) => controlContract.operations[id].method).join(', ');
  return { kind: 'wrongMethod', allow };
}
