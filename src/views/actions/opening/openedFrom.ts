import type { RaRecord } from 'react-admin';
import { useLocation } from 'react-router';
import { useModel } from '../../../fields/AdminContext';
import type { ResolvedAction, Resource } from '../../../model/resolved/resource';
import { useEntity } from '../../useEntity';

/** What the address of a form calls the action that has opened it. */
const FROM = 'from';

/** Names the action and the record, from which the form works its values out: so the address has none of them. */
export const openedSearch = (
  entity: Resource,
  action: ResolvedAction,
  record: RaRecord | undefined,
): string => {
  const parts = [entity.key, action.name, ...(record ? [String(record.id)] : [])];
  return `?${new URLSearchParams({ [FROM]: parts.join('.') })}`;
};

/** The action that has opened a form, the entity that has the action, and the id of its record, where it is of one. */
export type Origin = {
  readonly action: ResolvedAction;
  readonly entity: Resource;
  readonly id: string | undefined;
};

/** What the address says of it; undefined where it says nothing that leads to this form. */
export const useOrigin = (): Origin | undefined => {
  const { resources, resource } = useModel();
  const opened = useEntity();
  const { search } = useLocation();
  const [key, name, ...id] = (new URLSearchParams(search).get(FROM) ?? '').split('.');
  /* the form has waited for all entities */
  const entity = resources.some((each) => each.key === key) ? resource(key ?? '') : undefined;
  const action = entity?.actions.find((each) => each.name === name && each.opens?.create === opened.key);
  if (!entity || !action) return undefined;
  /* without its record it begins as any other */
  if (action.on !== 'list' && id.length === 0) return undefined;
  return { action, entity, id: action.on === 'list' ? undefined : id.join('.') };
};
