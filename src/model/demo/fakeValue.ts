import type { FakeHint } from '../../config/fakeHint';
import { isEmpty } from '../values/comparable';
import { boundValue, isBound } from './fakeHints';
import type { FakeContext } from '../resolved/kind';
import type { ResolvedField } from '../resolved/resolvedField';

/** A made-up value of a field in its stored form: by the field's `fake`, or by its kind where that does not fit. */
export const fakeValue = (field: ResolvedField, context: FakeContext): unknown => {
  const kept = (value: unknown) => storedForm(value, field, context);
  const made = field.fake === undefined ? undefined : fromHint(field.fake, field, context);
  if (made === null && !field.required) return null;
  const hinted = formsOf(made).map(kept);
  const value = hinted.find((each) => isGood(each, field, context));
  const inner = { ...context, member: fakeValue };
  return value ?? kept(context.kinds[field.kind].fake(field, inner)) ?? null;
};

/** The value as it would be kept; undefined when it has the wrong shape. */
export const storedForm = (
  value: unknown,
  field: ResolvedField,
  { kinds }: Pick<FakeContext, 'kinds'>,
): unknown => {
  const kind = kinds[field.kind];
  if (isEmpty(value) || kind.fault(value, field, kinds) !== undefined) return undefined;
  return kind.normalise?.(value as Parameters<typeof kind.validate>[0], field) ?? value;
};

const isGood = (value: unknown, field: ResolvedField, { kinds }: FakeContext): boolean => {
  const kind = kinds[field.kind];
  return (
    value !== undefined &&
    kind.validate(value as Parameters<typeof kind.validate>[0], field, kinds).length === 0
  );
};

/* A moment of the faker may be meant for a field that keeps the day alone. */
const formsOf = (made: unknown): unknown[] => {
  if (!(made instanceof Date)) return [made];
  const text = made.toISOString();
  return [text, text.slice(0, 10)];
};

const fromHint = (hint: FakeHint, field: ResolvedField, context: FakeContext): unknown => {
  if (isBound(hint)) {
    const value = boundValue(hint, field, context);
    const other = 'else' in hint && isEmpty(value) ? hint.else : undefined;
    return other === undefined ? value : fromHint(other, field, context);
  }
  if (typeof hint === 'string')
    return hint.includes('{{') ? context.faker.helpers.fake(hint) : called(hint, [], context);
  if ('oneOf' in hint) return context.faker.helpers.arrayElement(hint.oneOf);
  return called(hint.path, hint.args ?? [], context);
};

/* `person.fullName` of the faker. */
const called = (path: string, args: readonly unknown[], { faker }: FakeContext): unknown => {
  const [group = '', name = ''] = path.split('.');
  const module: unknown = Reflect.get(faker, group);
  const make: unknown = typeof module === 'object' && module !== null ? Reflect.get(module, name) : undefined;
  if (typeof make !== 'function')
    throw new Error(`fake: "${path}" is not a faker path such as "person.fullName".`);
  const made: unknown = Reflect.apply(make, module, [...args]);
  return typeof made === 'bigint' ? String(made) : made;
};
