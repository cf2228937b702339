import { hintFor } from '../didYouMean';
import type { Report } from '../problem';

/** What makes demo values: the faker, whatever it can do. */
type Maker = object;

/** The paths of a hint such as `person.fullName`, or within `{{person.firstName}} & Co`, are functions of the faker. */
export const checkFakePaths = (hint: string, maker: Maker, place: { at: string; report: Report }): void => {
  const templates = Array.from(
    hint.matchAll(/\{\{\s*([\w.]+)(?![\w.])[^{}]*\}\}/g),
    ([, path]) => path ?? '',
  );
  for (const path of hint.includes('{{') ? templates : [hint]) {
    const [group = ''] = path.split('.');
    const known = namesIn(maker, group).map((name) => `${group}.${name}`);
    if (known.includes(path)) continue;
    const valid = known.length > 0 ? known : groupsIn(maker);
    const message = `the faker has no "${path}"`;
    place.report({ id: 'RC006', path: place.at, message, hint: hintFor(path, valid) });
  }
};

const groupsIn = (maker: Maker): string[] =>
  Object.keys(maker)
    .filter((group) => namesIn(maker, group).length > 0)
    .flatMap((group) => namesIn(maker, group).map((name) => `${group}.${name}`));

const namesIn = (maker: Maker, group: string): string[] => {
  const found: unknown = Object.hasOwn(maker, group) ? Reflect.get(maker, group) : undefined;
  if (typeof found !== 'object' || found === null) return [];
  const all = [found, Object.getPrototypeOf(found) as object].flatMap((each) =>
    Object.getOwnPropertyNames(each),
  );
  return [...new Set(all)].filter(
    (name) => name !== 'constructor' && typeof Reflect.get(found, name) === 'function',
  );
};
