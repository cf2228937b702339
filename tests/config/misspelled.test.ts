import { faker } from '@faker-js/faker';
import { expect, it } from 'vitest';
import { isEveryCase } from '../runs';
import config from '../../resources.config';
import { kinds } from '../../src/fields/kinds';
import { listViews } from '../../src/listViews/views';
import { createChecks } from '../../src/model/check/checkConfig';
import { isPlainObject } from '../../src/model/values/plainObject';

type Way = readonly string[];

const plain: unknown = JSON.parse(JSON.stringify(config));

/* Two letters change places, as fingers do it. */
const misspelled = (text: string): string =>
  text.length > 2 ? `${text[0]}${text[2]}${text[1]}${text.slice(3)}` : text + text;

/** Every text of the configuration, and every name in it. */
const waysIn = (node: unknown, way: Way = []): readonly { way: Way; text: string; isName: boolean }[] => {
  if (typeof node === 'string') return [{ way, text: node, isName: false }];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, inner]) => [
    ...(Array.isArray(node) ? [] : [{ way: [...way, name], text: name, isName: true }]),
    ...waysIn(inner, [...way, name]),
  ]);
};

/** A copy in which a text, or the name of an option, says something else. */
const written = (
  node: unknown,
  [step = '', ...rest]: Way,
  { to, isName }: { to: string; isName: boolean },
) => {
  const at = (inner: unknown): unknown => (rest.length > 0 ? written(inner, rest, { to, isName }) : to);
  if (Array.isArray(node))
    return node.map((each: unknown, index) => (String(index) === step ? at(each) : each));
  const isLast = isName && rest.length === 0;
  return Object.fromEntries(
    Object.entries(Object(node)).map(([name, inner]: [string, unknown]) => {
      if (name !== step) return [name, inner];
      return isLast ? [to, inner] : [name, at(inner)];
    }),
  );
};

/* What people read, what leads out of the configuration, and what only it calls so: nobody can tell that it is misspelled. */
const PROSE =
  /^(name|.*\.(label|help|message|text|one|many|placeholder|confirm|ask|done|advice|unit|hint|none|up|down|same|menuLabel|patternMessage|title|description|also|says|empty|sentence|words)(\..*)?)$/;
const OUTSIDE =
  /\.(pattern|event|suggestions|min|max|call|path|default|example|route|from|claim|claims|names|fake|country|api|extra)(\.|$)/;
const NAMED =
  /(^|\.)(resources|fields|values|codes|actions|form|of|groups|pages|dashboards|start|names|claims|default|events|hosts)\.[^.]+$/;

const isFree = ({ way, isName }: { way: Way; isName: boolean }): boolean => {
  const place = way.filter((step) => !/^\d+$/.test(step)).join('.');
  return isName ? NAMED.test(way.join('.')) : PROSE.test(place) || OUTSIDE.test(place);
};

/* The whole configuration is checked for each of them: half a minute of work, and no wait. */
it('tells of whatever is misspelled in the shipped configuration, but where only people can know', () => {
  const check = createChecks();
  const problemsOf = (declared: unknown) => check(declared, kinds, { faker, listViews });
  expect(problemsOf(plain)).toEqual([]);
  expect(isPlainObject(plain)).toBe(true);
  const judged = waysIn(plain).filter((each) => misspelled(each.text) !== each.text && !isFree(each));
  const every = isEveryCase ? 3 : 101;
  const silent = judged
    .filter((_, index) => index % every === 0)
    .filter(
      ({ way, text, isName }) =>
        problemsOf(written(plain, way, { to: misspelled(text), isName })).length === 0,
    );
  expect(silent.map(({ way, text }) => `${way.join('.')}: ${misspelled(text)}`)).toEqual([]);
}, 180_000);
