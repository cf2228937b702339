import type { Resource } from '../resolved/resource';
import type { Row } from '../values/comparable';

/**
 * The actions whose effect any of these values is: choices alone, such as a status, because what else an action sets may be
 * set by anybody who may edit it.
 */
export const actionsSetting = (
  { actions, fields }: Pick<Resource, 'actions' | 'fields'>,
  values: Row,
): Resource['actions'] => {
  const choices = fields.filter((field) => 'values' in field && values[field.name] !== undefined);
  return actions.filter(({ effect }) => choices.some(({ name }) => effect[name] === values[name]));
};
