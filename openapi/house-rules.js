// House rules of the contract, as a Redocly plugin: what no general linter can know.
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

const read = (file) => parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
/** Errors of the back office are no errors of buyers. */
const buyerErrors = read('./errors.yaml').errors;
const officeErrors = { ...buyerErrors, ...read('./office-errors.yaml').errors };
const { orderLog } = read('./states.yaml');
const isAnswered = (key, catalogue) => ['every', 'guarded', 'listed'].includes(catalogue[key]?.answeredBy);
const capital = (name) => name[0].toUpperCase() + name.slice(1);

/** The JSON media type of the 200 answer, if the operation has one. */
const okMedia = (operation) => operation.responses?.['200']?.content?.['application/json'];

/** 200 answers `<Operation>Answer`, a union of `<Operation>Ok` (code "0") and Failure. */
const envelope = () => ({
  Operation(operation, { report, location, resolve }) {
    const at = location.child(['responses', '200']);
    const name = capital(operation.operationId ?? '');
    const ref = okMedia(operation)?.schema?.$ref ?? '';
    if (!ref.endsWith(`/${name}Answer`)) {
      return report({ message: `The answer's schema must be $ref …/${name}Answer.`, location: at });
    }
    const { node, location: answerAt } = resolve({ $ref: ref });
    const [ok, failure] = (node?.oneOf ?? []).map((branch) => branch.$ref ?? '');
    if (!ok?.endsWith(`/${name}Ok`) || !failure?.endsWith('/Failure') || node.oneOf.length !== 2) {
      report({ message: `${name}Answer must be oneOf [${name}Ok, Failure].`, location: answerAt ?? at });
    }
    if (
      !operation.responses?.default?.$ref?.endsWith('/ProtocolFailure') &&
      !operation.responses?.default?.content
    ) {
      report({ message: 'The default answer must be ProtocolFailure.', location: at });
    }
  },
});

/** Every operation says where it comes from, what it does and what can go wrong. */
const marks = () => ({
  Operation(operation, { report, location, resolve }) {
    const fail = (message, key) =>
      report({ message, location: key in operation ? location.child(key) : location });
    if (!['spec', 'extension'].includes(operation['x-origin']))
      fail('x-origin must be spec or extension.', 'x-origin');
    if (!['read', 'idempotent', 'write'].includes(operation['x-semantics']))
      fail('x-semantics must be read, idempotent or write.', 'x-semantics');
    if (![undefined, 'login', 'code', 'upload'].includes(operation['x-rate']))
      fail('x-rate names what is counted apart: login, code or upload.', 'x-rate');
    if (![undefined, 'chat'].includes(operation['x-scope']))
      fail('x-scope names the tokens of narrower use that are accepted: chat.', 'x-scope');
    if (!/^\d+\.\d+\.\d+$/.test(operation['x-since'] ?? '')) fail('x-since must be a version.', 'x-since');
    if (!Array.isArray(operation['x-errors']))
      fail('x-errors must list error keys (the ones every operation answers are added).', 'x-errors');
    for (const key of operation['x-errors'] ?? []) {
      if (!isAnswered(key, operation['x-role'] ? officeErrors : buyerErrors))
        fail(`x-errors: "${key}" is not an error that a server answers (errors.yaml).`, 'x-errors');
    }
    if (operation['x-semantics'] !== 'read' && !Array.isArray(operation['x-invalidates']))
      fail('x-invalidates must list the reads that this makes stale.', 'x-invalidates');
    const { item, set, count, removes } = operation['x-effect'] ?? { set: {} };
    if (item && !operation.parameters?.some(({ name }) => name === item))
      fail(`x-effect: there is no field "${item}".`, 'x-effect');
    if (item && Object.keys(set ?? {}).length === 0 && !removes)
      fail('x-effect must set a field of the item or remove rows.', 'x-effect');
    for (const read of [count, removes?.from])
      if (read && !operation['x-invalidates']?.includes(read))
        fail(`x-effect: x-invalidates lacks "${read}".`, 'x-effect');
    for (const parameter of operation.parameters ?? []) {
      const key = (resolve(parameter).node ?? parameter)['x-missing'];
      if (key && !operation['x-errors']?.includes(key))
        fail(`x-missing: x-errors lacks "${key}".`, 'x-errors');
    }
    const names = (operation.parameters ?? []).map((p) => p.name ?? p.$ref?.split('/').pop());
    if (names[0] !== 'lang') fail('The first parameter must be lang.', 'parameters');
    if ((names.includes('pageNum') || names.includes('page_no')) && !operation['x-paging'])
      fail('A paged operation needs x-paging.', 'x-paging');
  },
});

/** The first example is a good answer; each says what it shows. */
const examples = () => ({
  Operation(operation, { report, location }) {
    const at = location.child(['responses', '200']);
    const all = Object.entries(okMedia(operation)?.examples ?? {});
    if (all[0]?.[0] !== 'ok') report({ message: 'The first example must be named ok.', location: at });
    for (const [name, example] of all) {
      if (!example.$ref && !example.summary)
        report({ message: `Example ${name} needs a summary.`, location: at });
    }
    if (operation['x-paging'] && !all.some(([name]) => name === 'empty'))
      report({ message: 'A list needs an example named empty.', location: at });
  },
});

const wordsOf = (text) => text.toLowerCase().match(/[a-z]+/g) ?? [];
const isEcho = (name, text) => {
  const inName = new Set(wordsOf(name.replace(/([A-Z])/g, ' $1')));
  return wordsOf(text).every((word) => inName.has(word) || ['the', 'a', 'an', 'of'].includes(word));
};

/** Descriptions say more than the name does. */
const descriptions = () => ({
  Parameter(parameter, { report, location }) {
    if (isEcho(parameter.name, parameter.description ?? ''))
      report({ message: `The description of ${parameter.name} says no more than its name.`, location });
  },
  Operation(operation, { report, location }) {
    if (wordsOf(operation.description ?? '').length < 12)
      report({
        message: 'The description needs at least 12 words.',
        location: location.child('description'),
      });
    if ((operation.summary ?? '').length > 60)
      report({ message: 'The summary has more than 60 characters.', location: location.child('summary') });
  },
});

/** The error keys that the operations of all documents name. */
const namedErrors = () =>
  new Set(
    globSync('paths/**/*.yaml', { cwd: import.meta.dirname }).flatMap((file) =>
      Object.values(read(`./${file}`)).flatMap((item) =>
        Object.values(item).flatMap((operation) => operation['x-errors'] ?? []),
      ),
    ),
  );

/** Every error that some call answers is named by one: what no call answers is no part of the contract. */
const answered = () => ({
  Root(_root, { report, location }) {
    const named = namedErrors();
    const idle = Object.keys(officeErrors).filter(
      (key) => officeErrors[key].answeredBy === 'listed' && !named.has(key),
    );
    if (idle.length > 0)
      report({ message: `No operation names these errors of errors.yaml: ${idle.join(', ')}.`, location });
  },
});

/** The side of a document: `merchant` of `openmall merchant`; undefined for the one of buyers. */
const sideOf = (info) => /^openmall (\w+)$/.exec(info?.title ?? '')?.[1];

/** An operation of the back office says who may call it, and a write what the audit log records. */
const rights = () => {
  const found = [];
  return {
    Operation: (operation, { location }) => void found.push({ operation, location }),
    Root: {
      leave(root, { report }) {
        const side = sideOf(root.info);
        for (const { operation, location } of found) {
          const fail = (message) => report({ message, location });
          if (operation['x-role'] !== side) fail(`x-role must be ${side ?? 'absent'}.`);
          if (!side) continue;
          if (!/^(any|none|[a-z]+:[a-z]+)$/.test(operation['x-permission'] ?? ''))
            fail('x-permission must be a permission, any or none.');
          if ((operation['x-semantics'] !== 'read') !== Boolean(operation['x-audit']))
            fail('A write needs x-audit, and a read has none.');
        }
      },
    },
  };
};

/** The schema marked `x-state-table: orderLog` says of each step what states.yaml says. */
const orderSteps = () => ({
  Schema(schema, { report, location }) {
    if (schema['x-state-table'] !== 'orderLog') return;
    const steps = Object.entries(orderLog).sort(([, one], [, other]) => one.state - other.state);
    const same = (key, wanted) => JSON.stringify(schema[key]) === JSON.stringify(wanted);
    if (
      !same(
        'enum',
        steps.map(([, { state }]) => state),
      )
    )
      report({
        message: 'The numbers differ from orderLog of states.yaml.',
        location: location.child('enum'),
      });
    if (
      !same(
        'x-enum-varnames',
        steps.map(([name]) => capital(name)),
      )
    )
      report({
        message: 'The names differ from orderLog of states.yaml.',
        location: location.child('x-enum-varnames'),
      });
    if (
      !same(
        'x-enumDescriptions',
        steps.map(([, { text }]) => text),
      )
    )
      report({
        message: 'The texts differ from orderLog of states.yaml.',
        location: location.child('x-enumDescriptions'),
      });
  },
});

export default function openmall() {
  return {
    id: 'openmall',
    rules: { oas3: { envelope, marks, examples, descriptions, answered, rights, orderSteps } },
  };
}
