import { kinds } from '../config/shop';
import { createAbility } from '../../src/model/access/ability';
import { conditionsOf } from '../../src/model/rules/conditions';
import { createModel } from '../../src/model/resolve/createModel';
import { matchesAll } from '../../src/model/rules/matchConditions';
import { writeFaults } from '../../src/model/rules/writeRules';
import type { ImportPort } from '../../src/model/import/importPort';
import { guessColumns, importFields, type ImportPlace } from '../../src/model/import/importFields';
import type { Judging, Stored } from '../../src/model/import/judgeRow';

/** People who can be written to, with a field of each sort that a file gets wrong. */
const people = {
  label: { one: 'Person', many: 'People' },
  title: '{name}',
  icon: 'person',
  import: { key: 'phone', keep: { status: { $in: ['out', 'blocked'] } }, country: 'DE' },
  fields: {
    phone: { kind: 'phone', required: true, unique: true, label: { en: 'Phone', de: 'Telefon' } },
    name: { kind: 'text', required: true, max: 20, label: { en: 'Full name', fr: 'Nom complet' } },
    email: { kind: 'email', label: { en: 'E-mail', pt: 'Correio eletrónico' } },
    status: {
      kind: 'choice',
      default: 'in',
      values: { in: { label: { en: 'In', de: 'Dabei' } }, paused: {}, out: {}, blocked: {} },
    },
    born: { kind: 'date', min: '1900-01-01', max: '2020-12-31' },
    score: { kind: 'number', integer: true, min: 0, max: 100 },
    limit: { kind: 'money', currency: 'EUR', min: '0' },
    site: { kind: 'url' },
    vip: { kind: 'boolean' },
    tags: { kind: 'tags', max: 3 },
    from: { kind: 'date' },
    until: { kind: 'date' },
    reason: { kind: 'text', showWhen: { status: 'paused' } },
    manager: { kind: 'text', requiredWhen: { vip: true } },
    source: { kind: 'text', not: ['edit'] },
    margin: { kind: 'number', guarded: true },
    total: { kind: 'number', readOnly: true },
  },
  transitions: { status: { in: ['paused', 'out'], paused: ['in'], out: [], blocked: [] } },
  checks: [{ field: 'until', op: '>=', other: 'from', message: 'Ends before it starts.' }],
};

await kinds.phone.learn?.((load) => load());

const model = createModel({ name: 'Test', groups: {}, resources: { people } } as never, kinds);

export const person = model.resource('people');

export const place: ImportPlace = {
  resource: person,
  languages: [person],
  kinds,
  ability: createAbility([{ action: 'manage', subject: 'all' }]),
};

/** What is judged by, for a file with these columns. */
export const judgingOf = (header: readonly string[], more: Partial<Judging> = {}): Judging => {
  const fields = importFields(place);
  const columns = guessColumns(header, fields).map((name) => fields.find(({ field }) => field.name === name));
  return { ...place, columns, fixed: {}, ...more };
};

/** Refused like a server does it; `kind` says what sort of failure it is. */
export class Refusal extends Error {
  readonly kind: string;
  constructor(kind: string, message: string) {
    super(message);
    this.kind = kind;
  }
}

export const refusalOf = (failure: unknown): string | undefined =>
  failure instanceof Refusal && failure.kind !== 'network' ? failure.message : undefined;

export const isConflict = (failure: unknown): boolean =>
  failure instanceof Refusal && failure.kind === 'conflict';

/** Records in memory that obey the rules of the entity: unique numbers, versions, and every check. */
export const memoryPort = (records: Stored[]): ImportPort => {
  let next = records.length;
  const refuse = (before: Stored | undefined, after: Record<string, unknown>) => {
    const [fault] = writeFaults({ model: { kinds }, resource: person, before, after });
    if (fault) throw new Refusal('validation', `${fault.path}: ${fault.key}`);
    const isTaken = records.some((each) => each.id !== before?.id && each['phone'] === after['phone']);
    if (isTaken) throw new Refusal('conflict', 'phone: unique');
  };
  return {
    list: async (filter, { page, perPage }) => {
      const { conditions } = conditionsOf(person, filter, kinds);
      const found = records.filter((record) => matchesAll(record, conditions));
      return { rows: found.slice((page - 1) * perPage, page * perPage), total: found.length };
    },
    create: async (values) => {
      const record = { status: 'in', ...values };
      refuse(undefined, record);
      records.push({ ...record, id: `id${(next += 1)}`, __v: 0 });
    },
    update: async (before, changes) => {
      const index = records.findIndex(({ id }) => id === before.id);
      const now = records[index];
      if (!now || now['__v'] !== before['__v']) throw new Refusal('conflict', 'Changed in the meantime.');
      refuse(now, { ...now, ...changes });
      records[index] = { ...now, ...changes, __v: Number(now['__v']) + 1 };
    },
  };
};
