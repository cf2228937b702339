import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/* Each mistake stands in a line of its own, and is found again by it. */
const source = `import { f } from '${root}src/config/builders';
import { defineAdmin } from '${root}src/config/defineAdmin';
import { defineResource } from '${root}src/config/defineResource';
const label = { one: 'Booking', many: 'Bookings' };
const base = { label, title: '{name}', icon: 'calendar' } as const;
const name = f.text({ required: true });
const state = f.choice({ values: { open: {}, done: {} } });
export const misspelt = f.person({ requird: true });
export const misspeltBeside = f.money({ currency: 'EUR', dgits: 3 });
export const ruled = defineResource({ ...base, fields: { name, state, note: f.text({ showWhen: { stat: 'open' } }) } });
export const counted = defineResource({ ...base, fields: { name, size: f.number({ compute: { count: 'lins' } }) } });
const bookings = defineResource({ ...base, fields: { name, room: f.reference({ to: 'room' }) } });
const stays = defineResource({ ...base, fields: { name, guests: f.items({ of: { hall: f.reference({ to: 'hals' }) } }) } });
const rooms = defineResource({ ...base, fields: { name } });
export const one = defineAdmin({ name: 'Hotel', groups: {}, resources: { rooms, bookings } });
export const two = defineAdmin({ name: 'Hotel', groups: {}, resources: { rooms, stays } });
export const listed = defineResource({ ...base, fields: { name, state }, list: { columns: ['nam'] } });
export const sorted = defineResource({ ...base, fields: { name, state }, list: { sort: ['nam', 'ASC'] } });
export const compared = defineResource({ ...base, fields: { name, state }, checks: [{ field: 'nam', op: '!=', other: 'state', message: 'No.' }] });
export const looked = defineResource({ ...base, fields: { name, price: f.lookup('rom.price') } });
export const lookedBeside = f.lookup('room.price', { lable: 'Price' });
export const rolled = f.rollup({ of: 'stays', by: 'room', take: 'cuont' });
export const begun = f.choice({ values: { open: {}, done: {} }, default: 'opn' });
export const begunBy = f.state({ open: {}, done: {} }, { default: 'opn' });
export const begunWith = f.choices({ values: { open: {}, done: {} }, default: ['open', 'dne'] });
`;

describe('the compiler', () => {
  const folder = mkdtempSync(join(tmpdir(), 'compiler-says-'));
  let said = '';

  beforeAll(() => {
    writeFileSync(join(folder, 'planted.ts'), source);
    const include = [`${root}src/fields/*/kind.ts`, 'planted.ts'];
    const tsconfig = { extends: `${root}tsconfig.json`, compilerOptions: { types: [] }, include };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
    try {
      execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8', cwd: folder });
    } catch (error) {
      said = String((error as { stdout?: unknown }).stdout);
    }
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** What it says at the line of the source that contains the words. */
  const saidAt = (words: string): string => {
    const line = source.split('\n').findIndex((each) => each.includes(words)) + 1;
    const messages = said.split(/^(?=\S+\(\d+,\d+\): error)/m);
    return messages.filter((each) => each.startsWith(`planted.ts(${line},`)).join('');
  };

  it('finds each of the planted mistakes, and nothing else', () => {
    const lines = [...said.matchAll(/^(.+)\((\d+),\d+\): error/gm)].map(
      ([, file, line]) => `${file}:${line}`,
    );
    expect([...new Set(lines)]).toEqual(
      [8, 9, 10, 11, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25].map((line) => `planted.ts:${line}`),
    );
  });

  it('names an option that does not exist', () => {
    expect(saidAt('misspelt =')).toMatch(/'requird' does not exist.*Did you mean to write 'required'\?/);
    expect(saidAt('misspeltBeside =')).toContain(`'there is no option': "dgits"`);
    expect(said).not.toContain("to type 'never'");
  });

  it('names the reference to an entity that is not declared, its field and, by the place, its entity', () => {
    expect(saidAt('const one =')).toContain(
      String.raw`"the field \"room\" points at \"room\", which is not among these resources"`,
    );
    expect(saidAt('const two =')).toContain(
      String.raw`"the field \"guests\" points at \"hals\", which is not among these resources"`,
    );
  });

  it.each(['listed', 'sorted', 'compared'])(
    'names a field that is not there, at its place and with those that there are, within 200 characters: %s',
    (planted) => {
      const message = saidAt(`const ${planted}`);
      expect(message).toMatch(/"nam"' is not assignable to type '"?.*"name" \| .*Did you mean '"name"'\?/);
      expect(message.replace(/^.*?: error TS\d+: /, '').length).toBeLessThan(200);
    },
  );

  it.each([
    ['begun', 'opn'],
    ['begunBy', 'opn'],
    ['begunWith', 'dne'],
  ])('names what a choice would begin with and cannot be: %s', (planted, value) => {
    expect(saidAt(`const ${planted} `)).toContain(`{ readonly 'is none of the values': "${value}"; }`);
  });

  it('names the field that a rule or a computed value asks for in vain', () => {
    expect(saidAt('const ruled')).toContain(
      String.raw`"showWhen names \"stat\", which is no field of this entity"`,
    );
    expect(saidAt('const counted')).toContain(
      String.raw`"compute names \"lins\", which is no field of this entity"`,
    );
    expect(saidAt('const looked ')).toContain(
      String.raw`"compute names \"rom\", which is no field of this entity"`,
    );
    expect(saidAt('const lookedBeside')).toContain("Did you mean to write 'label'?");
    expect(saidAt('const rolled')).toContain('"count"');
  });
});
