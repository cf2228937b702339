import type { Ability } from '../../model/access/ability';
import type { Issue } from '../../model/resolved/kind';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import type { ResolvedAction, Resource } from '../../model/resolved/resource';
import { actionsSetting } from '../../model/rules/actionsSetting';
import { actionFault, stateFault, type ActionPlace } from '../../model/rules/applyAction';
import { illegalMove, moveIssue, narrowedToNext } from '../../model/rules/transitions';
import { writableValues } from '../../model/rules/writableValues';
import type { Row } from '../../model/values/comparable';
import { isPlainObject } from '../../model/values/plainObject';
import { permittedActions } from '../../views/actions/offeredActions';

/** How a record gets another value of a choice: by an action, by an ordinary change, or not, and then why. */
export type Move =
  | { readonly by: ResolvedAction | 'update' }
  | {
      readonly by: undefined;
      /** Undefined where this person, or nobody, may do so by hand. */
      readonly fault: Issue | undefined;
    };

export type MovePlace = Omit<ActionPlace, 'resource'> & {
  readonly resource: Resource;
  readonly field: ResolvedField;
  readonly ability: Ability;
  /** The actions that are declared for some of the values. */
  readonly declared: Readonly<Record<string, string>>;
};

/** What would give the record that value. An action that brings it does more than to set it, so nothing else does. */
export const moveOf = (record: Row, to: string, place: MovePlace): Move => {
  const actions = actionsTo(to, place);
  return actions.length > 0 ? byAction(actions, record, place) : byUpdate(record, to, place);
};

const actionsTo = (to: string, { resource, field, declared }: MovePlace): readonly ResolvedAction[] => {
  const { actions } = resource;
  const named = Object.hasOwn(declared, to) ? declared[to] : undefined;
  if (named !== undefined) return actions.filter(({ name }) => name === named);
  return actionsSetting({ actions, fields: [field] }, { [field.name]: to });
};

const byAction = (actions: readonly ResolvedAction[], record: Row, place: MovePlace): Move => {
  const offered = permittedActions({ ...place.resource, actions }, 'row', place.ability);
  const judged = offered.map((action) => ({ action, fault: actionFault(action, record, place) }));
  const fitting = judged.find(({ fault }) => fault === undefined);
  return fitting ? { by: fitting.action } : { by: undefined, fault: judged[0]?.fault };
};

const byUpdate = (record: Row, to: string, place: MovePlace): Move => {
  const { resource, field, kinds, ability } = place;
  const { name } = field;
  const illegal = illegalMove(resource, record, { [name]: to });
  if (illegal) return { by: undefined, fault: moveIssue(illegal, { ...resource, kinds }) };
  const fault = stateFault('edit', record, place);
  if (fault) return { by: undefined, fault };
  const next = narrowedToNext(field, resource, record);
  const values: unknown = 'values' in next ? next.values : undefined;
  const isOffered = isPlainObject(values) && Object.hasOwn(values, to) && !next.readOnly;
  const mayEdit = resource.can.edit && ability.can('edit', resource.subject);
  const written = writableValues(
    { ...record, [name]: to },
    { resource, view: 'edit', kinds, ability, before: record },
  );
  return isOffered && mayEdit && Object.hasOwn(written, name)
    ? { by: 'update' }
    : { by: undefined, fault: undefined };
};
