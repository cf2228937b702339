import { accountEvents, deeds } from '../server/log/written';
import { settings, type SettingName } from '../src/config/settings';
import { accountKeys } from '../src/model/permissions/accounts';
import { findField, type Model } from '../src/model/resolved/model';
import type { ResolvedField } from '../src/model/resolved/resolvedField';
import type { Resource } from '../src/model/resolved/resource';
import { isUsed, usedFields } from './fieldUses';

/** A setting that the code never asks for, a field that people fill in for nothing, or an event that no log ever has. */
export type Unread =
  | { readonly setting: SettingName }
  | { readonly field: string }
  | { readonly note: string }
  | { readonly event: string };

/** What reads besides the configuration: the texts of the program, and fields as `<entity>.<field>`. */
export type Readers = {
  readonly sources: readonly string[];
  /** Read by the code in `overrides/`. */
  readonly overrides: ReadonlySet<string>;
  /** A test changes them, and sees a difference elsewhere. */
  readonly tests: ReadonlySet<string>;
};

/**
 * What people may set and nothing reads (S9.16): settings that neither a source nor an action names; of every entity each
 * field that people fill in, unless the configuration makes something of it (`usedFields`), it holds a setting that is read,
 * code in `overrides/` reads it, a test proves it, or it is a `note`; notes that are read all the same; and events of the
 * logs that nothing writes. That a list shows a field, or is filtered by it, is no use of it.
 */
export const unreadSettings = (model: Model, { sources, overrides, tests }: Readers): Unread[] => {
  const names = Object.keys(settings) as SettingName[];
  const asked = askedByActions(model);
  const isRead = (name: SettingName) => asked.has(name) || sources.some((text) => text.includes(`'${name}'`));
  const held = names.filter(isRead).flatMap((name) => model.settings[name] ?? []);
  const used = new Set([...usedFields(model), ...held, ...ofAccounts(held, model), ...overrides]);
  const filled = model.resources.flatMap((resource) =>
    filledIn(resource).map(([path, field]) => ({ place: `${resource.key}.${path}`, field })),
  );
  return [
    ...names.filter((name) => !isRead(name)).map((setting) => ({ setting })),
    ...filled
      .filter(({ place, field }) => !field.note && !isUsed(place, used) && !isUsed(place, tests))
      .map(({ place }) => ({ field: place })),
    ...filled
      .filter(({ place, field }) => field.note === true && isUsed(place, used))
      .map(({ place }) => ({ note: place })),
    ...unwrittenEvents(model),
  ];
};

/* What the forms of an entity offer; of a group each member, unless the whole of it is a note. */
const filledIn = ({ fields, can, ofAccount }: Resource): [string, ResolvedField][] =>
  can.create || can.edit ? membersOf(fields.filter(({ name }) => !ofAccount.includes(name))) : [];

const membersOf = (fields: readonly ResolvedField[], at = ''): [string, ResolvedField][] =>
  fields
    .filter(({ readOnly, views }) => !readOnly && (views.includes('create') || views.includes('edit')))
    .flatMap((field): [string, ResolvedField][] =>
      field.note || field.children.length === 0
        ? [[`${at}${field.name}`, field]]
        : membersOf(field.children, `${at}${field.name}.`),
    );

/* Settings that are kept with the account itself. */
const ofAccounts = (held: readonly string[], model: Model): string[] =>
  held.flatMap((place) => {
    const [key = '', name = ''] = place.split('.');
    const isOfAccount = model.resource(key).ofAccount.includes(name);
    return isOfAccount ? accountKeys(model).map((account) => `${account}.${name}`) : [];
  });

/* Settings that a rule of the configuration compares with: `$setting`, and what is left of one, `$left`. */
const askedByActions = ({ resources }: Model): ReadonlySet<unknown> => {
  const found = new Set<unknown>();
  JSON.stringify(
    resources.map(({ actions }) => actions),
    (key, value: unknown) => {
      if (key === '$setting') found.add(value);
      if (key === '$left') found.add(Object(value).of);
      return value;
    },
  );
  return found;
};

/* What the logs may say and nothing ever writes there. */
const unwrittenEvents = ({ log, resources, resource }: Model): { readonly event: string }[] => {
  const actions = resources.flatMap((each) => each.actions.map(({ name }) => name));
  const written = { action: [...deeds, ...accountEvents, ...actions], event: accountEvents };
  const ofField = (key: string | undefined, name: keyof typeof written) => {
    const field = key === undefined ? undefined : findField(resource(key), name);
    const values = field && 'values' in field ? Object.keys(Object(field.values)) : [];
    const known: readonly string[] = written[name];
    return values
      .filter((each) => !known.includes(each))
      .map((each) => ({ event: `${key}.${name}.${each}` }));
  };
  return [...ofField(log?.changes, 'action'), ...ofField(log?.signIns, 'event')];
};
