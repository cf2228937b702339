import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { f } from '../src/config/builders';
import { locales } from '../src/config/label';
import { defineAdmin } from '../src/config/defineAdmin';
import { defineResource } from '../src/config/defineResource';
import type { Translations } from '../src/model/resolve/translate';
import { contentNames } from './readConfig';
import { main } from './translations';

/* An entity as the README has it: no language but English is asked for. */
const projects = defineResource({
  label: { one: 'Project', many: 'Projects' },
  title: '{name}',
  icon: 'book',
  fields: {
    name: f.text({ required: true, search: true }),
    state: f.choice({ label: 'How it is', values: { open: { tone: 'info' }, done: { label: 'Finished' } } }),
    dueOn: f.date(),
  },
  list: { columns: ['name', 'state', 'dueOn'] },
});

const declared = defineAdmin({ name: 'Test', groups: {}, resources: { projects } });

let root = '';
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'translations-'))));
afterEach(() => rmSync(root, { recursive: true }));

const run = async (config: unknown, ...argv: string[]) => {
  const file = join(root, 'config.json');
  writeFileSync(file, JSON.stringify(config));
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const code = await main(['--file', file, ...argv], root);
  const lines = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  return { code, lines };
};

const german = (): Translations =>
  JSON.parse(readFileSync(join(root, 'translations', 'de.json'), 'utf8')) as Translations;

const translateTo = (texts: Readonly<Record<string, string>>): void =>
  writeFileSync(
    join(root, 'translations', 'de.json'),
    JSON.stringify({
      ...german(),
      ...Object.fromEntries(Object.entries(texts).map(([key, de]) => [key, { ...german()[key], de }])),
    }),
  );

/** The same as a person would edit it. */
const edited = (from: string, to: string): unknown => JSON.parse(JSON.stringify(declared).replace(from, to));

describe('npm run translations', () => {
  it('writes an empty place for each text, in the order of the configuration, and lists it', async () => {
    const { code, lines } = await run(declared);
    expect(code).toBe(0);
    expect(Object.entries(german())).toEqual([
      ['projects.one', { en: 'Project', de: '' }],
      ['projects.many', { en: 'Projects', de: '' }],
      ['projects.fields.name', { en: 'Name', de: '' }],
      ['projects.fields.state', { en: 'How it is', de: '' }],
      ['projects.fields.state.values.open', { en: 'Open', de: '' }],
      ['projects.fields.state.values.done', { en: 'Finished', de: '' }],
      ['projects.fields.dueOn', { en: 'Due on', de: '' }],
    ]);
    expect(lines).toContain('translations/fr.json: 7 texts to translate');
    expect(lines).toContain('  projects.fields.dueOn: "Due on"');
  });

  it('keeps what is translated', async () => {
    await run(declared);
    translateTo({ 'projects.one': 'Projekt' });
    const { lines } = await run(declared);
    expect(german()['projects.one']).toEqual({ en: 'Project', de: 'Projekt' });
    expect(lines).toContain('translations/de.json: 6 texts to translate');
  });

  it('empties what was made from another English, and keeps that until it is translated again', async () => {
    await run(declared);
    translateTo({ 'projects.fields.state': 'Stand' });
    const changed = edited('How it is', 'State of things');
    const { lines } = await run(changed);
    const was = { en: 'How it is', de: 'Stand' };
    expect(german()['projects.fields.state']).toEqual({ en: 'State of things', de: '', was });
    expect(lines).toContain('  projects.fields.state: "State of things", which was "How it is": "Stand"');
    await run(changed);
    expect(german()['projects.fields.state']).toMatchObject({ was });
    translateTo({ 'projects.fields.state': 'Stand der Dinge' });
    await run(changed);
    expect(german()['projects.fields.state']).toEqual({ en: 'State of things', de: 'Stand der Dinge' });
  });

  it('drops what is gone, and takes a translation along when its place moves', async () => {
    await run(declared);
    translateTo({ 'projects.fields.dueOn': 'Fällig am', 'projects.fields.name': 'Name' });
    await run(edited('"dueOn":{"kind":"date"}', '"deadline":{"kind":"date","label":"Due on"}'));
    expect(german()).not.toHaveProperty(['projects.fields.dueOn']);
    expect(german()['projects.fields.deadline']).toEqual({ en: 'Due on', de: 'Fällig am' });
  });

  it('only says what is missing with --check, and answers 1 as long as something is', async () => {
    await run(declared);
    const before = german();
    const { code, lines } = await run(edited('Finished', 'Done'), '--check');
    expect(code).toBe(1);
    expect(lines).toContain('  The file is out of step: run npm run translations.');
    expect(german()).toEqual(before);
  });
});

it('S2.65 has the text of every page in every language', () => {
  const pages = new Set(contentNames().map((file) => file.split('.')[0]));
  expect(pages.size).toBeGreaterThan(0);
  expect(contentNames().toSorted()).toEqual(
    [...pages].flatMap((page) => locales.map((locale) => `${page}.${locale}.md`)).toSorted(),
  );
});

it('S2.65 has every text of the product in every language', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const code = await main(['--check']);
  const lines = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  expect(lines.filter((line) => !line.endsWith(': 0 texts to translate'))).toEqual([]);
  expect(code).toBe(0);
});
