import { kinds } from '../../../src/fields/kinds';
import { withComputed } from '../../../src/model/compute/withComputed';
import type { DemoRecord } from '../../../src/model/demo/demoRecord';
import { fakeId } from '../../../src/model/demo/fakeId';
import type { Model } from '../../../src/model/resolved/model';
import type { ResolvedField } from '../../../src/model/resolved/resolvedField';
import type { Resource } from '../../../src/model/resolved/resource';
import { serialsIn, serialText, yearOf } from '../../../src/model/rules/serial';
import { claimName, uniqueGroups } from '../../../src/model/rules/uniqueGroups';
import { claimOf } from '../../../src/model/values/claimOf';
import { validateRecord } from '../../../src/model/rules/validateRecord';
import { languageCodes, type Language } from '../../../src/locales/languages';
import { isEmpty, type Row } from '../../../src/model/values/comparable';
import { accountKeys } from '../../../src/model/permissions/accounts';
import { longestValue, type Style } from './longestValue';

/** Ways to be hard to draw: a word that nowhere breaks, many words, letters of other widths and directions, nothing. */
export const variants = ['unbroken', 'wordy', 'scripts', 'empty'] as const;
export type Variant = (typeof variants)[number];

const TEXTS: Readonly<Record<Variant, string>> = {
  unbroken: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  wordy:
    'Quarterly settlement of wholesale traffic between both carriers, with all adjustments and every note. ',
  scripts: 'مرحبا بكم في الخدمة 欢迎使用短信网关服务平台 สวัสดีครับยินดีต้อนรับ Здравствуйте नमस्ते 👩‍👩‍👧‍👦 ',
  empty: '',
};

export type Records = Readonly<Record<string, readonly DemoRecord[]>>;

/**
 * The records of a demonstration, and before those of each entity one of each variant: the longest that all its fields
 * take, or nothing but what it has to have; and one for each state with the longest word of a language. Every third record
 * of the others belongs to the longest ones, so that these have the most of everything. All follows from the
 * configuration.
 */
export const worstRecords = (model: Model, made: Records): Record<string, DemoRecord[]> => {
  const plain = model.resources.filter(({ single, key }) => single === undefined && made[key]?.length);
  const known = new Set(plain.map(({ key }) => key));
  const place = {
    made,
    target: (key: string) => (known.has(key) ? idOf(key, 'unbroken') : undefined),
  };
  return Object.fromEntries(
    model.resources.map((resource) => {
      const { key, single } = resource;
      const records = made[key] ?? [];
      if (single !== undefined)
        return [
          key,
          records.map((record) =>
            longest(record, { variant: 'unbroken', number: 0 }, { resource, ...place }),
          ),
        ];
      const others = accountKeys(model).includes(key)
        ? records
        : records.map((record, at) => (at % 3 === 0 ? pointing(record, resource, place) : record));
      return [key, [...(known.has(key) ? worst(resource, place) : []), ...others]];
    }),
  ) as Record<string, DemoRecord[]>;
};

/** The id of a variant of an entity. */
export const idOf = (key: string, variant: Variant): string => idAt(key, variants.indexOf(variant));

const idAt = (key: string, number: number): string => fakeId(key, 900_000 + number);

type Place = {
  readonly made: Records;
  readonly target: Style['target'];
};

const worst = (resource: Resource, place: Place): DemoRecord[] => {
  const made = place.made[resource.key] ?? [];
  const [fullest] = fullestOf(made);
  if (!fullest) return [];
  const latest = Math.max(...made.map((record) => Date.parse(record.createdAt)));
  const taken = new Set(made.map((record) => claims(record, resource).join()));
  const inStates = longestStates(resource).flatMap(({ name, value }) =>
    fullestOf(made.filter((record) => record[name] === value)),
  );
  const all = [
    ...variants.map((variant) => ({ variant, from: fullest })),
    ...inStates.map((from) => ({ variant: 'wordy', from }) as const),
  ];
  return all.flatMap(({ variant, from }, number) => {
    const createdAt = new Date(latest + (number + 1) * 1000).toISOString();
    const record = {
      ...from,
      id: idAt(resource.key, number),
      createdAt,
      updatedAt: createdAt,
    };
    const changed =
      variant === 'empty'
        ? emptied(record, resource)
        : longest(record, { variant, number }, { resource, ...place });
    const claimed = claims(changed, resource);
    if (claimed.some((claim) => taken.has(claim))) return [];
    for (const claim of claimed) taken.add(claim);
    return [changed];
  });
};

const fullestOf = (records: readonly DemoRecord[]): DemoRecord[] =>
  records.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, 1);

/* That of a language may be short in another one. */
const longestStates = ({ fields }: Resource) =>
  fields
    .filter((field) => kinds[field.kind].isState?.(field))
    .flatMap((field) => {
      const values = kinds[field.kind].jsonSchema(field)['enum'] as readonly string[];
      const longestIn = (locale: Language) =>
        values.toSorted((a, b) => wordOf(b, field, locale).length - wordOf(a, field, locale).length)[0];
      return [...new Set(languageCodes.map(longestIn))].map((value) => ({ name: field.name, value }));
    });

const wordOf = (value: unknown, field: ResolvedField, locale: Language): string =>
  kinds[field.kind].toText(value as never, field, { locale });

const sizeOf = (record: DemoRecord): number =>
  Object.values(record).filter((value) => !isEmpty(value)).length;

const claims = (record: Row, resource: Resource): string[] =>
  uniqueGroups(resource).flatMap((group) => {
    const claim = claimOf(record, group);
    return claim === undefined ? [] : [`${claimName(group)} ${claim}`];
  });

type OfResource = Place & { readonly resource: Resource };

const longest = (
  record: DemoRecord,
  { variant, number }: { readonly variant: Variant; readonly number: number },
  { resource, made, target }: OfResource,
): DemoRecord => {
  const style: Style = {
    text: TEXTS[variant],
    number,
    target,
    ids: (key) => (made[key] ?? []).map(({ id }) => id),
  };
  const serials = serialsIn(resource.fields, kinds).map((serial): [string, unknown] => [
    serial.name,
    serialText(serial, yearOf(serial, record.createdAt), 99_999_990 + number),
  ]);
  /* a record may be without what it points at; the rest is filled in */
  const wanted = resource.fields.filter(
    (field) => isFree(field, resource) && !(isEmpty(record[field.name]) && kinds[field.kind].references),
  );
  const values = wanted.map((field): [string, unknown] => [field.name, longestValue(field, style)]);
  const given = [...serials, ...values].filter(([, value]) => value !== undefined);
  return settled(record, Object.fromEntries(given), resource);
};

/* The state stays, since it says what else there is; so does whatever opens an account, and what brings it to the first page. */
const isFree = (field: ResolvedField, { transitions, api, ownAccount }: Resource): boolean =>
  !kinds[field.kind].isSecret &&
  kinds[field.kind].serial?.(field) === undefined &&
  field.compute === undefined &&
  !kinds[field.kind].isState?.(field) &&
  !Object.hasOwn(transitions, field.name) &&
  !Object.hasOwn(api.stamp, field.name) &&
  !['createdAt', 'updatedAt'].includes(field.name) &&
  !Object.hasOwn(api.scope ?? {}, field.name) &&
  !ownAccount?.locked.includes(field.name);

/** As many of the values as the record takes without a fault. */
const settled = (record: DemoRecord, values: Row, resource: Resource): DemoRecord => {
  let tried: Row = values;
  for (let round = 0; round < 20; round += 1) {
    const changed = withComputed({ ...record, ...tried }, { fields: resource.fields, kinds }) as Row;
    const whole = { ...record, ...changed } as DemoRecord;
    const wrong = new Set(validateRecord(whole, { resource, kinds }).map(({ path }) => path.split('.')[0]));
    const left = Object.entries(tried).filter(([name]) => !wrong.has(name));
    if (left.length === Object.keys(tried).length) return whole;
    tried = Object.fromEntries(left);
  }
  return record;
};

const emptied = (record: DemoRecord, resource: Resource): DemoRecord => {
  let left = record;
  for (const field of resource.fields) {
    if (!isFree(field, resource) || isEmpty(left[field.name])) continue;
    const { [field.name]: _, ...without } = left;
    const tried = without as DemoRecord;
    if (validateRecord(tried, { resource, kinds }).length === 0) left = tried;
  }
  const numbered = serialsIn(resource.fields, kinds).map((serial): [string, unknown] => [
    serial.name,
    serialText(serial, yearOf(serial, record.createdAt), 99_999_990 + variants.indexOf('empty')),
  ]);
  const unique = uniqueGroups(resource).flatMap((group) => group.slice(-1));
  const style: Style = {
    text: 'Empty ',
    number: variants.indexOf('empty'),
    target: () => undefined,
    ids: () => [],
  };
  const others = resource.fields
    .filter((field) => unique.includes(field.name) && isFree(field, resource) && !isEmpty(left[field.name]))
    .map((field): [string, unknown] => [field.name, longestValue(field, style) ?? left[field.name]]);
  return settled(left, Object.fromEntries([...others, ...numbered]), resource);
};

/** The record as one of the longest ones' own. */
const pointing = (record: DemoRecord, { fields }: Resource, { target }: Place): DemoRecord => {
  const changed = fields.flatMap((field): [string, unknown][] => {
    const [to] = kinds[field.kind].references?.(field) ?? [];
    const id = to === undefined ? undefined : target(to);
    const isOne = typeof record[field.name] === 'string';
    return id !== undefined && isOne ? [[field.name, id]] : [];
  });
  return { ...record, ...Object.fromEntries(changed) };
};
