import { useGetOne, useResourceContext, useSourceContext, type RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { matches, pathsOf } from '../../../model/rules/rules';
import { isEmpty } from '../../../model/values/comparable';
import { useAbility, useModel } from '../../AdminContext';
import { formatText } from '../../reading/formatText';
import { valueAt } from '../../reading/valueAt';
import type { Ending } from './kind';

/** What the form, as it is right now, puts behind a text; nothing is ''. */
export const useEnding = (ending: Ending | undefined): string => {
  const { kinds } = useModel();
  const { getSource } = useSourceContext();
  const fields = useFields();
  const field = fields.find(({ name }) => name === ending?.field);
  const names = field ? [field.name, ...pathsOf(field.showWhen)] : [];
  const values: unknown[] = useWatch({ name: names.map((name) => getSource(name)) });
  const record = Object.fromEntries(names.map((name, at) => [name, values[at]]));
  const other = useAlong(ending?.else);
  const sender = useAlong(ending?.sender);
  if (!field || !matches(field.showWhen, record, { fields, kinds })) return '';
  const own = record[field.name];
  const isName = ending?.sender === undefined || /\p{L}/u.test(formatText(sender));
  return formatText(isEmpty(own) && isName ? other : own);
};

const useFields = () => {
  const entity = useResourceContext();
  const { resource } = useModel();
  return entity === undefined ? [] : resource(entity).fields;
};

/* What stands at a path such as `user.signature`, for whoever may see it. */
const useAlong = (path: string | undefined): unknown => {
  const { resource, kinds } = useModel();
  const ability = useAbility();
  const { getSource } = useSourceContext();
  const [name = '', ...rest] = path?.split('.') ?? [];
  const field = useFields().find((each) => each.name === name);
  const [to] = (field && kinds[field.kind].references?.(field)) ?? [];
  const target = to === undefined ? undefined : resource(to);
  const id: unknown = useWatch({ name: getSource(name) });
  const isOpen = target !== undefined && ability.can('show', target.subject);
  const { data } = useGetOne<RaRecord>(
    target?.name ?? '',
    { id: String(id) },
    { enabled: isOpen && !isEmpty(id), retry: false },
  );
  return valueAt(data, rest.join('.'));
};
