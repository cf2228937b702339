import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { kinds } from '../../src/fields/kinds';
import { messages } from '../../src/locales/en/messages';
import type { Kind } from '../../src/model/resolved/kind';
import type { OptionDoc } from '../../src/model/resolved/optionDoc';
import type { ResolvedField } from '../../src/model/resolved/resolvedField';
import { everyKind, fakeContext, resolvedExample } from './resolvedExample';

const seeds = Array.from({ length: 50 }, (_, seed) => seed);

/* What people upload nobody makes up: of those kinds it is what a server has kept, one or a list of them. */
const fakesOf = (kind: Kind, field: ResolvedField): readonly NonNullable<ReturnType<Kind['fake']>>[] =>
  kind.holdsFiles?.(field)
    ? seeds.map((seed) => uploaded(seed)).map((one) => (kind.fault(one, field, kinds) ? [one] : one))
    : seeds.map((seed) => kind.fake(field, fakeContext(seed))).filter((value) => value !== null);

const uploaded = (seed: number) => ({
  id: seed.toString(16).padStart(32, '0'),
  name: `${seed}.pdf`,
  size: seed,
  type: 'pdf' as const,
});

const deepNull = { a: { b: { c: null } }, list: [null, [null]] };

const hostileShapes: readonly unknown[] = [
  {}, [], 42, -0, 1e308, '', 'x', '\u0000', '__proto__', true, false, Number.NaN, Infinity,
  deepNull, [deepNull], [[]], [42, 'x', null], { id: null }, { toString: null }, Object.create(null),
]; // prettier-ignore

const hostileTexts = ['x', '-', '1,234', '[', '{"a":', '31/31/2026', '\u0000', ' ', '=1+1'];

const wording = { locale: 'en' } as const;

beforeAll(async () => {
  for (const kind of everyKind) if (kind.inFile) await kind.learn?.((load) => load());
});

it('finds kinds at all', () => {
  expect(everyKind.length).toBeGreaterThanOrEqual(10);
});

describe.each(everyKind.map((kind) => [kind.name, kind] as const))('kind %s', (name, kind) => {
  const field = resolvedExample(kind);

  it('lives in the folder of its name, with a cell and an input', () => {
    const fields = new URL('../../src/fields/', import.meta.url);
    const folder = [`${name}/`, `special/${name}/`].find((each) => existsSync(new URL(each, fields)));
    for (const file of ['kind.ts', 'cell.tsx', 'input.tsx'])
      expect(existsSync(new URL(`${folder}${file}`, fields)), file).toBe(true);
  });

  it('describes itself and each of its options in a sentence', () => {
    for (const text of [kind.summary, ...Object.values(kind.options).map((option) => option.doc)])
      expect(text).toMatch(/^[A-Z].*\.$/s);
  });

  it('lets go of a record that is deleted just where its documentation says so', () => {
    const { onDelete } = kind.options as { readonly onDelete?: OptionDoc };
    expect(kind.onDelete ?? 'restrict').toBe(onDelete?.default ?? 'restrict');
  });

  it('has an example that knows only documented options, holds the required ones and passes its own check', () => {
    const required = Object.entries(kind.options).filter(([, option]) => option.required);
    expect(Object.keys(kind.options)).toEqual(expect.arrayContaining(Object.keys(kind.example)));
    expect(Object.keys(kind.example)).toEqual(expect.arrayContaining(required.map(([option]) => option)));
    expect(kind.check?.(kind.example) ?? []).toEqual([]);
  });

  it('makes demo values that it accepts itself', () => {
    const fakes = fakesOf(kind, field);
    expect(fakes.length).toBeGreaterThan(0);
    for (const value of fakes) {
      expect(kind.fault(value, field, kinds), JSON.stringify(value)).toBeUndefined();
      expect(kind.validate(value, field, kinds), JSON.stringify(value)).toEqual([]);
    }
  });

  it('makes the same demo values again from the same seed, and not one for all', () => {
    expect(fakesOf(kind, field)).toEqual(fakesOf(kind, field));
    expect(new Set(fakesOf(kind, field).map((value) => JSON.stringify(value))).size).toBeGreaterThan(1);
  });

  it('makes demo values that survive JSON', () => {
    for (const value of fakesOf(kind, field)) expect(JSON.parse(JSON.stringify(value))).toEqual(value);
  });

  it('reads back what it writes, always or never', () => {
    const pairs = fakesOf(kind, field).flatMap((value) => {
      const text = kind.inFile?.(value, field) ?? kind.toText(value, field, wording);
      return text === '' ? [] : [{ value, parsed: kind.fromText(text, field) }];
    });
    const isImportable = pairs.some(({ parsed }) => 'value' in parsed);
    const fault = expect.anything() as unknown;
    expect(pairs.map(({ parsed }) => parsed)).toEqual(
      pairs.map(({ value }) => (isImportable ? { value } : { fault })),
    );
  });

  it('stores an accepted value as something it accepts, and changes nothing the second time', () => {
    for (const value of fakesOf(kind, field)) {
      const stored = kind.normalise?.(value, field) ?? value;
      expect(kind.validate(stored, field, kinds)).toEqual([]);
      expect(kind.normalise?.(stored, field) ?? stored).toEqual(stored);
    }
  });

  it('D-20 answers for values of any shape instead of throwing', () => {
    for (const value of hostileShapes) {
      const fault = kind.fault(value, field, kinds);
      if (fault !== undefined) {
        expect(messages.app.cell).toHaveProperty(fault);
        continue;
      }
      const accepted = value as Parameters<typeof kind.validate>[0];
      for (const issue of kind.validate(accepted, field, kinds))
        expect(messages.app.form).toHaveProperty(issue.key);
      expect(typeof kind.toText(accepted, field, wording)).toBe('string');
      kind.normalise?.(accepted, field);
    }
  });

  it('reads an import cell as a value it finds well shaped, or as a fault that has words', () => {
    for (const text of hostileTexts) {
      const parsed = kind.fromText(text, field);
      if ('fault' in parsed) expect(messages.app.form).toHaveProperty(parsed.fault.key);
      else if (parsed.value !== null) expect(kind.fault(parsed.value, field, kinds)).toBeUndefined();
    }
  });

  it('can be filtered or says why not', () => {
    if (typeof kind.filter === 'string')
      expect(['equals', 'oneOf', 'contains', 'range', 'holds', 'touches', 'says']).toContain(kind.filter);
    else expect(kind.filter.none).toMatch(/^[A-Z].*\.$/s);
  });

  it('describes its stored value as a JSON schema', () => {
    const schema = kind.jsonSchema(field);
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
    expect(Array.isArray(schema)).toBe(false);
  });

  it.runIf(kind.isSecret)('keeps a secret out of lists, records, filters and exports', () => {
    expect(field.views.filter((view) => view !== 'create' && view !== 'edit')).toEqual([]);
    expect(
      fakesOf(kind, field)
        .map((value) => kind.toText(value, field, wording))
        .join(''),
    ).toBe('');
    expect(kind.filter).toHaveProperty('none');
  });
});
