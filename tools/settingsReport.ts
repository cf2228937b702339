import { settings, type SettingName } from '../src/config/settings';
import { reachOf } from '../src/model/access/bound';
import type { Model } from '../src/model/resolved/model';

/** A setting that the code never asks for, or a field that people fill in for nothing. */
export type Unread = { readonly setting: SettingName } | { readonly field: string };

/**
 * What people may set and nothing reads (S9.16): settings that neither a source nor an action names, and fields of entities with a single
 * record that hold no setting, are no part of an account, not what an action leaves there, looked up by no field, chosen
 * for no notice, and read by no code in `overrides/`. What is `shared` is there to be read by people. `sources` are the texts
 * of the program.
 */
export const unreadSettings = (model: Model, sources: readonly string[]): Unread[] => {
  const names = Object.keys(settings) as SettingName[];
  const asked = askedByActions(model);
  const isRead = (name: SettingName) => asked.has(name) || sources.some((text) => text.includes(`'${name}'`));
  const read = new Set(names.filter(isRead));
  const places = new Set([
    ...names.flatMap((name) => (read.has(name) ? [model.settings[name]] : [])),
    ...lookedUp(model),
    ...chosen(model),
  ]);
  const fields = model.resources.flatMap((resource) => {
    const { key, single, ofAccount, fields: all } = resource;
    return single === undefined || reachOf(resource) === 'shared'
      ? []
      : all
          .filter(({ name, readOnly }) => !readOnly && !ofAccount.includes(name))
          .map(({ name }) => `${key}.${name}`);
  });
  return [
    ...names.filter((name) => !read.has(name)).map((setting) => ({ setting })),
    ...fields
      .filter((field) => !places.has(field) && !isReadByCode(field, sources))
      .map((field) => ({ field })),
  ];
};

/* Code in `overrides/` asks for the record by its name, and for its field. */
const isReadByCode = (place: string, sources: readonly string[]): boolean => {
  const [key, name] = place.split('.');
  return sources.some((text) => text.includes(`records('${key}')`) && text.includes(`.${name}`));
};

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

/* What forms take from the only record of another entity, such as prices. */
const lookedUp = ({ resources, kinds }: Model): string[] =>
  resources.flatMap(({ key, fields }) =>
    fields.flatMap((field) =>
      (kinds[field.kind].looksUp?.(field) ?? []).map((each) => `${each.entity ?? key}.${each.field}`),
    ),
  );

/* Whether people are told of an event, and how. */
const chosen = ({ notices }: Model): string[] =>
  Object.keys(notices?.choices === undefined ? {} : notices.events).map(
    (name) => `${notices?.choices}.${name}`,
  );
