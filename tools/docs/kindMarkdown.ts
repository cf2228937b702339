import type { Kind, Kinds } from '../../src/model/resolved/kind';
import { optionTable } from './optionTable';
import type { Docs } from './sections';

/** A page for each kind of field: what it is for, how it is asked for, its options, and a small entity that has one. */
export const kindPages = (kinds: Kinds): { readonly file: string; readonly text: string }[] =>
  byName(kinds).map((kind) => ({ file: `docs/kinds/${kind.name}.md`, text: kindPage(kind, kinds) }));

/** The table that leads to the pages. */
export const kindIndex = (kinds: Kinds): string =>
  [
    '| Kind | What it is |',
    '|---|---|',
    ...byName(kinds).map(
      ({ name, summary }) => `| [\`f.${name}\`](kinds/${name}.md) | ${summary.replaceAll('|', '\\|')} |`,
    ),
  ].join('\n');

const byName = (kinds: Kinds): Kind[] =>
  Object.values<Kind>(kinds).sort((a, b) => a.name.localeCompare(b.name));

const kindPage = (kind: Kind, kinds: Kinds): string => {
  const hasOptions = Object.keys(kind.options).length > 0;
  const parts = [
    `# \`f.${kind.name}\``,
    '<!-- Written by `npm run docs` from the folder of the kind in src/fields. A change belongs there. -->',
    kind.summary,
    `![As people fill it in](../pictures/kinds/${kind.name}.webp)`,
    asked(kind),
    hasOptions ? optionTable(kind.options as Docs) : 'It has no options of its own.',
    'The options that every field has are in [config.md](../config.md#every-field).',
    '## In an entity',
    `\`\`\`ts\n${entityWith(kind, kinds)}\n\`\`\``,
  ];
  return `${parts.join('\n\n')}\n`;
};

const asked = (kind: Kind): string => {
  const views = kind.views === undefined ? [] : [`Appears in: ${kind.views.join(', ')}.`];
  const filter =
    typeof kind.filter === 'string'
      ? `Filter: ${filterWords[kind.filter]}.`
      : `No filter: ${kind.filter.none}`;
  const sort = kind.isSortable ? 'Lists can be sorted by it.' : 'Lists cannot be sorted by it.';
  return [filter, sort, ...views].join(' ');
};

const filterWords = {
  equals: 'the same value',
  oneOf: 'one of several values',
  contains: 'a part of the text',
  range: 'from and to',
  holds: 'the list holds the value',
  touches: 'what touches a range',
  says: 'a part of what it says',
};

/* With the fields beside it that its example names. */
const entityWith = ({ name, example, looksUp, filter, views }: Kind, kinds: Kinds): string => {
  const options: Readonly<Record<string, unknown>> = { ...example };
  const named = (looksUp?.(example) ?? []).flatMap(({ option, entity, kind }) => {
    const field = options[option];
    if (entity !== undefined || typeof field !== 'string') return [];
    return [[field, kind ?? byName(kinds).find(({ names }) => names?.test(field))?.name ?? 'text'] as const];
  });
  const beside = Object.fromEntries(named.filter(([field]) => field !== 'name'));
  const isAsked = typeof filter === 'string' && views?.includes('filter') !== false;
  const fields = [
    `    name: f.text({ required: true }),`,
    ...Object.entries(beside).map(([field, kind]) => `    ${field}: f.${kind}(),`),
    `    ${name}: f.${name}(${Object.keys(options).length > 0 ? literal(options) : ''}),`,
  ];
  return [
    'export default defineResource({',
    "  label: { one: 'Thing', many: 'Things' },",
    "  title: '{name}',",
    "  icon: 'tag',",
    '  fields: {',
    ...fields,
    '  },',
    ...(isAsked ? [`  list: { filters: ['${name}'] },`] : []),
    '});',
  ].join('\n');
};

/** Data as one writes it in TypeScript. */
const literal = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(
    ([key, each]) => `${/^\w+$/.test(key) ? key : `'${key}'`}: ${literal(each)}`,
  );
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
};
