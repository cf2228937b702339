import type { Ability } from '../access/ability';
import type { Issue } from '../resolved/kind';
import type { Resource } from '../resolved/resource';
import type { Row } from '../values/comparable';
import { stateFault, type ActionPlace } from './applyAction';
import { writableValues } from './writableValues';
import { writeFaults } from './writeRules';

type Place = Pick<ActionPlace, 'kinds' | 'closed'> & {
  readonly resource: Resource;
  readonly ability: Pick<Ability, 'can'>;
};

/** Why these values cannot be written into a stored record, as a page says before it sends them to a server that judges the same. */
export const editFaults = (before: Row, values: Row, place: Place): readonly Issue[] => {
  const { resource, kinds } = place;
  const state = stateFault('edit', before, place);
  if (state) return [state];
  const after = { ...before, ...values };
  const written = writableValues(after, { ...place, view: 'edit', before });
  const closed = Object.keys(values).filter((name) => !Object.hasOwn(written, name));
  if (closed.length > 0) return closed.map((path) => ({ path, key: 'actions.closed' as const }));
  return writeFaults({ model: { kinds }, resource, before, after });
};
