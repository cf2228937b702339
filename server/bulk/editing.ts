import { closedFields } from '../../src/model/access/openFields';
import { openIssues } from '../../src/model/access/openIssues';
import { applyAction, stateFault } from '../../src/model/rules/applyAction';
import { writableValues } from '../../src/model/rules/writableValues';
import { writeFaults } from '../../src/model/rules/writeRules';
import { isSameJson } from '../../src/model/values/plainObject';
import type { Request } from '../handlers';
import type { Parts } from '../parts';
import { Refusal } from '../refusal';
import type { Row } from '../store/store';
import { wordings } from '../words';
import { edit } from '../writes/edit';
import { movesOf } from '../writes/moves';
import type { Judged, Work } from './changeMany';

/** The values that each record gets; null empties a field. */
type Values = Readonly<Record<string, unknown>>;

type Editing = { readonly values: Values; readonly request: Request; readonly parts: Parts };

/** Gives each record the same values, as if it were edited alone. */
export const editing = (values: Values, request: Request, parts: Parts): Work => ({
  judge: (row) => judge(row, { values, request, parts }),
  change: (row, inside) => edit({ ...request, id: row._id, body: { ...values, __v: row.__v } }, inside),
});

/* As the page judges the records that it knows. */
const judge = (row: Row, { values, request, parts }: Editing): Judged => {
  const { resource, person, language = 'en' } = request;
  const { model } = parts;
  const { kinds } = model;
  const names = Object.keys(values);
  const closed = closedFields(resource, { ability: person.ability, model });
  const state = stateFault('edit', row, { resource, kinds });
  if (state) return openIssues([state], closed);
  // Of a field that is closed to somebody the count of the same would tell its value.
  const isSame = (name: string) => !closed.has(name) && isSameJson(row[name] ?? null, values[name] ?? null);
  if (names.every(isSame)) return 'same';
  const place = { resource, view: 'edit', kinds, ability: person.ability, before: row } as const;
  const written = writableValues({ ...row, ...values }, place);
  if (names.some((name) => !Object.hasOwn(written, name)))
    return [wordings[language].say('app.form.readOnly', {})];
  try {
    const moves = movesOf({ before: row, patch: written }, { ...request, body: values }, parts);
    const context = { me: person.row._id, now: parts.clock.now(), fields: resource.fields };
    const effects = moves.map(({ action, form }) => applyAction(action, row, { ...context, form }));
    const after: Row = Object.assign({}, row, values, ...effects);
    const faults = writeFaults({ model, resource, before: row, after });
    return faults.length > 0 ? openIssues(faults, closed, values) : 'changed';
  } catch (error) {
    if (error instanceof Refusal) return [error.messageIn(language)];
    throw error;
  }
};
