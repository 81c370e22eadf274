/** Compares what OpenAPI does not know: the marks of our contract (`x-…`). Plain OpenAPI changes are Redocly's. */

const same = (left, right) => JSON.stringify(left) === JSON.stringify(right);

const operationsIn = ({ paths }) =>
  Object.fromEntries(
    Object.values(paths).flatMap((item) =>
      Object.values(item).map((operation) => [operation.operationId, operation]),
    ),
  );

const breaking = (place, message) => ({ impact: 'breaking', place, message });
const added = (place, message) => ({ impact: 'new', place, message });

/** A list of keys: a key that is gone breaks who handles it, an added one is new. */
function listChanges(place, what, before = [], after = []) {
  return [
    ...before
      .filter((key) => !after.includes(key))
      .map((key) => breaking(place, `${what} ${key} was removed.`)),
    ...after.filter((key) => !before.includes(key)).map((key) => added(place, `${what} ${key} was added.`)),
  ];
}

/** Callers and caches rely on these: whatever changes in them breaks somebody. */
const promises = {
  'x-semantics': 'the semantics',
  'x-paging': 'the paging',
  'x-effect': 'the effect',
  'x-rule': 'the rules of the fields',
};

function operationChanges(id, before, after, isNew) {
  const changed = Object.entries(promises).flatMap(([mark, what]) =>
    same(before[mark], after[mark])
      ? []
      : before[mark] === undefined
        ? [added(id, `${what} was added: ${JSON.stringify(after[mark])}.`)]
        : [
            breaking(
              id,
              `${what} changed from ${JSON.stringify(before[mark])} to ${JSON.stringify(after[mark])}.`,
            ),
          ],
  );
  // A write that also changes a new read changes nothing that existed.
  const stale = ({ 'x-invalidates': reads = [] }) => reads.filter((read) => !isNew(read)).sort();
  if (!same(stale(before), stale(after)))
    changed.push(
      breaking(
        id,
        `it makes other reads stale: ${stale(after).join(', ') || 'none'} instead of ${stale(before).join(', ') || 'none'}.`,
      ),
    );
  return [...changed, ...listChanges(id, 'the error', before['x-errors'], after['x-errors'])];
}

function catalogChanges({ 'x-error-catalogue': before = {} }, { 'x-error-catalogue': after = {} }) {
  const keys = listChanges('errors', 'the key', Object.keys(before), Object.keys(after));
  const changed = Object.keys(before).flatMap((key) =>
    after[key] && (before[key].code !== after[key].code || before[key].text !== after[key].text)
      ? [
          breaking(
            'errors',
            `code or text of ${key} changed: servers without \`key\` are understood by both.`,
          ),
        ]
      : [],
  );
  return [...keys, ...changed];
}

const machinesIn = ({ components }) =>
  Object.entries(components.schemas).filter(([, schema]) => schema['x-state-machine'] !== undefined);

function stateChanges(before, after) {
  return machinesIn(before).flatMap(([name, schema]) => {
    const next = after.components.schemas[name];
    const [old, current] = [schema['x-transitions'] ?? {}, next?.['x-transitions'] ?? {}];
    const changed = Object.keys(old).flatMap((move) =>
      current[move] && !same(old[move], current[move])
        ? [
            breaking(
              name,
              `the transition ${move} changed from ${JSON.stringify(old[move])} to ${JSON.stringify(current[move])}.`,
            ),
          ]
        : [],
    );
    return [...listChanges(name, 'the transition', Object.keys(old), Object.keys(current)), ...changed];
  });
}

/** Returns the changes of all marks, each with its impact, its place and a sentence. */
export function markChanges(before, after) {
  const [old, current] = [operationsIn(before), operationsIn(after)];
  const isNew = (id) => !(id in old);
  // Removed and added operations are changes of OpenAPI.
  const kept = Object.keys(old).filter((id) => id in current);
  return [
    ...kept.flatMap((id) => operationChanges(id, old[id], current[id], isNew)),
    ...catalogChanges(before, after),
    ...stateChanges(before, after),
  ];
}

/** Returns the version that some changes imply. Below 1.0.0 a breaking change raises the second number. */
export function impliedVersion(version, impacts) {
  const [major, minor, patch] = version.split('.').map(Number);
  if (impacts.has('breaking')) return major > 0 ? `${major + 1}.0.0` : `0.${minor + 1}.0`;
  if (impacts.has('new')) return major > 0 ? `${major}.${minor + 1}.0` : `0.${minor}.${patch + 1}`;
  return version;
}

/** Whether a version is the wanted one or a later one. */
export function reachesVersion(version, wanted) {
  const [left, right] = [version, wanted].map((text) => text.split('.').map(Number));
  const index = left.findIndex((number, at) => number !== right[at]);
  return index === -1 || left[index] > right[index];
}
