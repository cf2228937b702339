import { checkNames } from '../checkNames';
import type { Entity, Scope } from '../scope';
import { dictOf } from '../untrusted';
import { isPlainObject } from '../../values/plainObject';

/** Whose a record is, and by which event it comes: two entities of one event could not be told apart. */
export const checkLive = ({ key, declared, fields }: Entity, scope: Scope): void => {
  const { live } = declared;
  if (!isPlainObject(live)) return;
  checkNames([live.owner], { at: `${key}.live.owner`, fields, report: scope.report });
  const keys = [...scope.entities.keys()];
  const sharing = keys
    .slice(0, keys.indexOf(key))
    .filter((other) => dictOf(scope.entities.get(other)?.declared.live).event === live.event);
  if (sharing.length === 0) return;
  const message = `"${String(live.event)}" is the event of ${sharing.join(', ')}, too`;
  scope.report({
    id: 'RC100',
    path: `${key}.live.event`,
    message,
    hint: 'Give each entity an event of its own.',
  });
};
