import { checkNames } from '../checkNames';
import type { Entity, Scope } from '../scope';
import { dictOf, isText } from '../untrusted';
import { isPlainObject } from '../../values/plainObject';

/** Whose a record is. */
export const checkLive = ({ key, declared, fields }: Entity, { report }: Scope): void => {
  if (isPlainObject(declared.live))
    checkNames([declared.live.owner], { at: `${key}.live.owner`, fields, report });
};

/** By which event a record comes: two entities of one event could not be told apart. */
export const checkLiveEvents = ({ entities, report }: Scope): void => {
  const taken = new Map<unknown, string[]>();
  for (const { key, declared } of entities.values()) {
    const { event } = dictOf(declared.live);
    if (!isText(event)) continue;
    const sharing = taken.get(event) ?? [];
    if (sharing.length > 0) {
      const message = `"${event}" is the event of ${sharing.join(', ')}, too`;
      const hint = 'Give each entity an event of its own.';
      report({ id: 'RC100', entity: key, path: `${key}.live.event`, message, hint });
    }
    taken.set(event, [...sharing, key]);
  }
};
