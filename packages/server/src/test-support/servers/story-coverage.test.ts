import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { contract } from '../../http/app/contract.ts';

const SOURCE = fileURLToPath(new URL('../..', import.meta.url));

/** Source of all API tests that also run against two servers. */
const stories = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(SOURCE, path), 'utf8'))
  .filter((text) => text.includes('describe.each(STORY_DATABASES)'))
  .join('\n');

const controllerOf = (path: string): string => /\/([A-Za-z/]+)!/.exec(path)?.[1] ?? path;
const controllers = Map.groupBy(Object.entries(contract.operations), ([, { path }]) => controllerOf(path));

describe('The API tests against two servers', () => {
  it.each([...controllers.keys()])('call %s', (controller) => {
    const ids = (controllers.get(controller) ?? []).map(([id]) => id);
    expect(ids.filter((id) => stories.includes(`'${id}'`))).not.toEqual([]);
  });
});
