import type { KindShape } from '../../config/fieldKinds';
import type { Json } from '../../config/json';
import { defineKind } from '../../model/resolved/kind';
import { parseJson } from '../reading/parseJson';
import { isPlainObject } from '../../model/values/plainObject';

const MARK = '@@unread';

/** A form's value while the typed text is not JSON: it keeps the text, and no check lets it pass. */
export const unread = (text: string): Json => ({ [MARK]: text });

/** The text kept by {@link unread}; undefined for every proper value. */
export const unreadText = (value: unknown): string | undefined => {
  if (!isPlainObject(value)) return undefined;
  const text = value[MARK];
  return typeof text === 'string' ? text : undefined;
};

interface JsonShape extends KindShape {
  readonly options: object;
  readonly value: Json;
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    json: JsonShape;
  }
}

export default defineKind<'json'>({
  name: 'json',
  summary: 'Any JSON, for settings and payloads that have no fields of their own.',
  options: {},
  example: {},
  views: ['show', 'create', 'edit', 'export'],
  order: 'text',
  isSortable: false,
  filter: { none: 'Its shape is not known, so there is nothing certain to ask for.' },
  fault: () => undefined,
  validate: (value) => {
    const text = unreadText(value);
    const parsed = text === undefined ? undefined : parseJson(text);
    return parsed && 'issue' in parsed ? [parsed.issue] : [];
  },
  fake: (_field, { faker }) => ({ note: faker.lorem.words(3), level: faker.number.int({ min: 1, max: 5 }) }),
  toText: (value) => JSON.stringify(value),
  fromText: (text) => {
    const parsed = parseJson(text);
    return 'issue' in parsed ? { fault: parsed.issue } : parsed;
  },
  jsonSchema: () => ({}),
});
