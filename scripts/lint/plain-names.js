/** ESLint: retired words in file names and declared names, with the word to use instead (docs/glossary.md, STYLE.md). */
import { basename } from 'node:path';

/** Retired word → replacement. Words are the parts of a camelCase or kebab-case name. */
const RETIRED = {
  act: 'action',
  acts: 'actions',
  admit: 'approve',
  ahead: 'preload',
  asked: 'request or options',
  clockwork: 'scheduled jobs',
  counsel: 'advice',
  court: 'context',
  docket: 'plan',
  dress: 'transform',
  excuse: 'baseline',
  furnish: 'create',
  furnished: 'ready',
  heard: 'received',
  heir: 'next or successor',
  judgement: 'report',
  knock: 'probe',
  lack: 'missing or unsupported',
  lacking: 'missing',
  lacks: 'is missing',
  least: 'min',
  most: 'max',
  needs: 'requirements',
  obstacle: 'blocker',
  peek: 'read',
  placing: 'encoding',
  said: 'message or output',
  saying: 'message',
  says: 'message',
  sighting: 'coverage',
  sightings: 'coverage',
  signs: 'characters or icons',
  sought: 'pattern or query',
  staying: 'same as english',
  tell: 'report or notify',
  telling: 'view',
  talk: 'conversation',
  tells: 'reports',
  tidings: 'events',
  told: 'report, scope or handled',
  trail: 'timeline',
  trails: 'timeline',
  undone: 'rolled back',
  unkept: 'removed',
  unmet: 'precondition',
  ways: 'methods',
  whose: 'owner',
};

/** Retired names whose single words are allowed: `news` is also a word of the API. */
const RETIRED_NAMES = {
  life: 'lifetime',
  means: 'setup',
  'note-news': 'queue event',
  'noted-news': 'pending events',
  'use-way-in': 'use login redirect',
  way: 'method, link or setup',
  'way-in': 'login URL',
};

/** Converts `noteNews` and `note-news` to `note-news`. */
const kebab = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3-$2')
    .replaceAll('_', '-')
    .toLowerCase();

/** Standard names that contain a retired word. */
const STANDARD = new Set(['act-as', 'act-as-buyer', 'act-as-merchant', 'at-least', 'at-most', 'news-of']);

/** Retired words that the wire and the database keep. A declaration that repeats their name has it from there. */
const STORED = new Set(['act', 'acts', 'desk_act']);

/** Returns true where a declaration repeats a stored name: `({ act }) => …`, or a column of a table. */
const isStored = ({ name, parent }, filename) =>
  STORED.has(name) && (parent.shorthand === true || filename.includes('/db/schema/'));

/** The first retired word of a name with its replacement. */
function retiredIn(name) {
  const whole = kebab(name);
  if (STANDARD.has(whole)) return undefined;
  if (Object.hasOwn(RETIRED_NAMES, whole)) return { word: name, instead: RETIRED_NAMES[whole] };
  const word = whole.split('-').find((part) => Object.hasOwn(RETIRED, part));
  return word === undefined ? undefined : { word, instead: RETIRED[word] };
}

/** Declarations whose names are checked: variables, functions, parameters, types and their members. */
const DECLARED = [
  'VariableDeclarator > Identifier.id',
  ':function > Identifier.params',
  ':function > Identifier.id',
  ':matches(TSFunctionType, TSMethodSignature, TSCallSignatureDeclaration) > Identifier.params',
  'TSParameterProperty > Identifier.parameter',
  'ObjectPattern > Property > Identifier.value',
  'ArrayPattern > Identifier.elements',
  'AssignmentPattern > Identifier.left',
  'RestElement > Identifier.argument',
  'CatchClause > Identifier.param',
  ':matches(ClassDeclaration, TSInterfaceDeclaration, TSTypeAliasDeclaration, TSEnumDeclaration) > Identifier.id',
  'ExportSpecifier > Identifier.exported',
  ':matches(ImportSpecifier, ImportDefaultSpecifier, ImportNamespaceSpecifier) > Identifier.local',
  ...[
    'TSPropertySignature',
    'TSMethodSignature',
    'PropertyDefinition',
    'MethodDefinition',
    'Property[method=true]',
  ].map((member) => `${member}[computed=false] > .key:matches(Identifier, PrivateIdentifier)`),
].join(', ');

export const plainNames = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      file: 'The file name has the retired word "{{word}}". Use {{instead}}.',
      name: '{{name}} has the retired word "{{word}}". Use {{instead}}.',
    },
  },
  create(context) {
    const checkName = (id) => {
      if (isStored(id, context.filename)) return;
      // The name of a package's export is not ours, such as `act` of the Testing Library.
      if (id.parent.type === 'ImportSpecifier' && id.parent.imported.name === id.name) return;
      const found = retiredIn(id.name);
      if (found) context.report({ node: id, messageId: 'name', data: { name: id.name, ...found } });
    };
    return {
      Program(node) {
        const found = retiredIn(basename(context.filename).replace(/\..*$/, ''));
        if (found) context.report({ node, loc: { line: 1, column: 0 }, messageId: 'file', data: found });
      },
      [DECLARED]: checkName,
    };
  },
};
