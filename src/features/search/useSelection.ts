import { useGetMany, useLocale, useStore, useTranslate, type Identifier, type RaRecord } from 'react-admin';
import { useLocation } from 'react-router';
import type { IconName } from '../../config/icons';
import { useAbility, useWholeModel } from '../../fields/AdminContext';
import type { Issue } from '../../model/resolved/kind';
import type { Resource } from '../../model/resolved/resource';
import { actionFault, stateFault } from '../../model/rules/applyAction';
import { disabledReason } from '../../views/actions/disabledReason';
import { useActionPlaces } from '../../views/actions/useActionPlace';
import { permittedActions } from '../../views/actions/offeredActions';
import { useLabel } from '../../views/useEntity';
import { numberFormat } from '../../fields/reading/formats';
import type { Hit, HitGroup } from './results';
import type { Chosen } from './useCommands';

/** What can be done with the rows that are selected in the list of the page; no lines where none are. */
export const useSelection = (choose: (chosen: Chosen) => void): HitGroup => {
  const { resources } = useWholeModel();
  const { pathname } = useLocation();
  const entity = resources.find(({ name, single }) => !single && pathname === `/${name}`);
  const [ids] = useStore<readonly Identifier[]>(`${entity?.name ?? ''}.selectedIds`, NONE);
  const isAny = entity !== undefined && ids.length > 0;
  const { data = [] } = useGetMany(entity?.name ?? '', { ids: [...ids] }, { enabled: isAny });
  const records = data.filter((record) => record !== undefined);
  const translate = useTranslate();
  const ability = useAbility();
  const placeOf = useActionPlaces();
  const label = useLabel();
  const hitOf = useHit();
  if (!isAny || records.length === 0) return { group: 'here', heading: '', hits: [] };
  const place = placeOf(entity);
  const may = (what: 'edit' | 'delete' | 'export') => ability.can(what, entity.subject);
  const line = (action: Chosen['action'], { title, icon, faultOf = faultless }: Look) =>
    hitOf({ entity, records, title, icon, faultOf }, (qualified) =>
      choose({ entity, records: qualified, action, isSelection: true }),
    );
  return {
    group: 'here',
    heading: translate('app.list.selected', { smart_count: ids.length }),
    hits: [
      ...permittedActions(entity, 'bulk', ability).map((action) =>
        line(action, {
          title: label(action.label),
          icon: action.icon,
          faultOf: (record) => actionFault(action, record, place),
        }),
      ),
      ...(entity.list.bulkEdit.length > 0 && entity.can.edit && may('edit')
        ? [
            line('edit', {
              title: translate('ra.action.edit'),
              icon: 'edit',
              faultOf: (record) => stateFault('edit', record, place),
            }),
          ]
        : []),
      ...(may('export') ? [line('export', { title: translate('ra.action.export'), icon: 'download' })] : []),
      ...(entity.can.delete && may('delete')
        ? [
            line('delete', {
              title: translate('ra.action.delete'),
              icon: 'delete',
              faultOf: (record) => stateFault('delete', record, place),
            }),
          ]
        : []),
    ].flat(),
  };
};

const NONE: readonly Identifier[] = [];

type Look = {
  readonly title: string;
  readonly icon: IconName;
  /** What a record does not meet. */
  readonly faultOf?: (record: RaRecord) => Issue | undefined;
};

const faultless = () => undefined;

type Line = Required<Look> & { readonly entity: Resource; readonly records: readonly RaRecord[] };

/* "Approve 3 sender IDs", of those that qualify, and why not the others; no line where none do. */
const useHit = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const label = useLabel();
  return ({ entity, records, title, icon, faultOf }: Line, run: (records: RaRecord[]) => void): Hit[] => {
    const qualified = records.filter((record) => faultOf(record) === undefined);
    const faults = records.flatMap((record) => faultOf(record) ?? []);
    if (qualified.length === 0) return [];
    const name = label(qualified.length === 1 ? entity.label.one : entity.label.many);
    const counts = { qualified: qualified.length, total: records.length, smart_count: records.length };
    return [
      {
        id: title,
        title: translate('app.searching.doMany', {
          action: title,
          number: numberFormat(locale).format(qualified.length),
          name: locale === 'de' ? name : inSentence(name),
        }),
        detail:
          faults.length === 0
            ? undefined
            : `${translate('app.actions.qualify', counts)}. ${disabledReason(faults, { translate, locale })}`,
        icon,
        to: () => run(qualified),
      },
    ];
  };
};

/* "Sender IDs" are "sender IDs" there, and "SMS logs" what they are. */
const inSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
