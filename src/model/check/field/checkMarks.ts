import { namesInTitle } from '../checkNames';
import type { Entity, KnownField, Scope } from '../scope';
import { dictOf, join, listOf, own, textsOf } from '../untrusted';

/* What asks something of a stored value, or of a form. */
const SENSELESS = [
  'required',
  'requiredWhen',
  'readOnlyWhen',
  'default',
  'unique',
  'lookup',
  'compute',
  'fake',
  'was',
  'wasKind',
];

/** A mark is each reader's own: no record holds it, so nothing is asked of a record by it. */
export const checkMark = (
  { name, kind, declared }: KnownField,
  {
    at,
    isOfEntity,
    report,
  }: { readonly at: string; readonly isOfEntity: boolean; readonly report: Scope['report'] },
): void => {
  if (!kind?.isPersonal) return;
  const fault = (path: string, message: string, hint: string) => report({ id: 'RC170', path, message, hint });
  if (!isOfEntity) {
    const hint = 'Only a field of the entity itself can be one.';
    return fault(at, `"${name}" is a mark, and stands in a form or in another value`, hint);
  }
  for (const option of SENSELESS)
    if (own(declared, option) !== undefined)
      fault(join(at, option), `"${name}" is a mark, which no record holds`, `Leave "${option}" out.`);
  const forms = textsOf(declared['only']).filter((view) => view === 'create' || view === 'edit');
  if (forms.length > 0)
    fault(join(at, 'only'), `"${name}" is a mark, which is in no form`, `Leave ${forms.join(' and ')} out.`);
};

/** Somebody has to be able to set a mark, and nobody else is to learn of it. */
export const checkMarks = ({ key, declared, fields }: Entity, { report }: Scope): void => {
  const marks = [...fields.values()].filter(({ kind }) => kind?.isPersonal);
  if (marks.length === 0) return;
  const names = marks.map(({ name }) => name);
  const fault = (path: string, message: string, hint: string) => report({ id: 'RC170', path, message, hint });
  const why = unmarkable(declared);
  if (why !== undefined)
    fault(`${key}.fields.${names[0] ?? ''}`, `nobody can mark a record: ${why}`, 'Leave the mark out.');
  for (const name of namesInTitle(declared.title).filter((each) => names.includes(each)))
    fault(join(key, 'title'), `"${name}" is a mark, and a title is the same for everybody`, 'Leave it out.');
  listOf(declared.unique).forEach((group, index) => {
    for (const name of listOf(group).filter((each) => names.some((mark) => mark === each)))
      fault(`${key}.unique[${index}]`, `"${String(name)}" is a mark, which no record holds`, 'Leave it out.');
  });
};

const unmarkable = (declared: Entity['declared']): string | undefined => {
  const { dialect, calls } = dictOf(declared.api);
  const call = own(dictOf(calls), 'mark');
  if (declared.single !== undefined) return 'there is one alone ("single")';
  if (call === false) return '"api.calls.mark" is false';
  const isUnsaid = dialect === 'simpleRest' && call === undefined;
  return isUnsaid ? 'servers of simpleRest have no such call unless "api.calls.mark" names it' : undefined;
};
