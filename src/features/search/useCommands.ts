import { useQueryClient } from '@tanstack/react-query';
import { useCreatePath, useTranslate, type RaRecord } from 'react-admin';
import { useLocation } from 'react-router';
import { useAbility, useModel } from '../../fields/AdminContext';
import { useWording } from '../../fields/useWording';
import { titleOf } from '../../model/answers/title';
import { recordAtAddress } from '../../model/pages/recordAtAddress';
import type { ResolvedAction, Resource } from '../../model/resolved/resource';
import { actionFault } from '../../model/rules/applyAction';
import { allows } from '../../views/actions/allows';
import { useActionPlaces } from '../../views/actions/useActionPlace';
import { permittedActions } from '../../views/actions/offeredActions';
import { useLabel } from '../../views/useEntity';
import type { IconName } from '../../config/icons';
import type { Hit, HitGroup } from './results';
import { useSaying } from '../../fields/useSaying';

/** What is begun with records, whose dialog then stands in the place of the box. */
export type Chosen = {
  readonly entity: Resource;
  readonly records: readonly RaRecord[];
  readonly action: ResolvedAction | 'delete' | 'edit' | 'export';
  /** They were selected in a list. */
  readonly isSelection: boolean;
};

/** What this person can begin from anywhere: a new record of every entity that takes one. */
export const useCreations = (): readonly Hit[] => {
  const { resources } = useModel();
  const ability = useAbility();
  const say = useSaying();
  const createPath = useCreatePath();
  return resources
    .filter(({ single, can, subject }) => !single && can.create && ability.can('create', subject))
    .map(({ key, name, label: { one }, icon }) => ({
      id: key,
      title: say('ra.page.create', one),
      icon,
      to: createPath({ resource: name, type: 'create' }),
    }));
};

/** What can be done with the record of the page in its present state; no lines elsewhere. */
export const useHere = (choose: (chosen: Chosen) => void): HitGroup => {
  const model = useModel();
  const ability = useAbility();
  const wording = useWording();
  const label = useLabel();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const queries = useQueryClient();
  const at = recordAtAddress(model, useLocation().pathname);
  const placeOf = useActionPlaces();
  const record =
    at && queries.getQueryData<RaRecord>([at.entity.name, 'getOne', { id: String(at.id), meta: undefined }]);
  if (!at || !record) return { group: 'here', heading: '', hits: [] };
  const entity = model.resource(at.entity.key);
  const place = placeOf(entity);
  const may = (what: 'edit' | 'delete') =>
    entity.can[what] && ability.can(what, entity.subject) && allows(what, record, place);
  const actions = permittedActions(entity, 'row', ability)
    .filter((action) => actionFault(action, record, place) === undefined)
    .map((action) => ({
      id: action.name,
      title: label(action.label),
      icon: action.icon,
      to: () => choose({ entity, records: [record], action, isSelection: false }),
    }));
  const edit: Hit = {
    id: '/edit',
    title: translate('ra.action.edit'),
    icon: 'edit',
    to: createPath({ resource: entity.name, type: 'edit', id: record.id }),
  };
  const remove: Hit = {
    id: '/delete',
    title: translate('ra.action.delete'),
    icon: 'delete',
    to: () => choose({ entity, records: [record], action: 'delete', isSelection: false }),
  };
  const preview: Hit = {
    id: '/preview',
    title: translate('app.record.preview'),
    icon: 'receipt',
    to: `/${entity.name}/${encodeURIComponent(record.id)}/preview`,
  };
  return {
    group: 'here',
    heading: titleOf(entity, record, wording),
    hits: [
      ...actions,
      ...(may('edit') && at.page !== 'edit' ? [edit] : []),
      ...(entity.document ? [preview] : []),
      ...(may('delete') ? [remove] : []),
    ],
  };
};

/** What the list of the page offers for all of it; no lines elsewhere. `leave` closes the box. */
export const useListHere = (leave: () => void): HitGroup => {
  const { resources } = useModel();
  const { pathname } = useLocation();
  const translate = useTranslate();
  const label = useLabel();
  const entity = resources.find(({ name, single }) => !single && pathname === `/${name}`);
  if (!entity) return { group: 'list', heading: '', hits: [] };
  return {
    group: 'list',
    heading: label(entity.label.many),
    hits: OF_LISTS.flatMap(({ id, text, icon }) => {
      /* what a page offers says so itself */
      const button = document.querySelector<HTMLElement>(`main [data-shortcut=${id}]`);
      if (!button) return [];
      const to = () => {
        leave();
        button.click();
      };
      return { id, title: translate(text), icon, to };
    }),
  };
};

const OF_LISTS: readonly { readonly id: string; readonly text: string; readonly icon: IconName }[] = [
  { id: 'export', text: 'ra.action.export', icon: 'download' },
  { id: 'import', text: 'app.list.import', icon: 'upload' },
];
