import { checkName } from '../checkNames';
import type { Entity, KnownField, Scope } from '../scope';
import { dictOf, join } from '../untrusted';
import { isPlainObject } from '../../values/plainObject';

/** A ledger: entries that nobody can change, and a balance that nothing but them can. */
export const checkLedger = (entity: Entity, scope: Scope): void => {
  const { key, declared, fields } = entity;
  if (!isPlainObject(declared.ledger)) return;
  const { of, amount, after, keeps } = dictOf(declared.ledger);
  const at = join(key, 'ledger');
  const fault = (option: string, message: string, hint: string) =>
    scope.report({ id: 'RC131', path: join(at, option), message, hint });
  const named = (name: unknown, option: string, from = fields) =>
    checkName(name, { at: join(at, option), fields: from, report: scope.report });
  if (declared.readOnly !== true)
    scope.report({
      id: 'RC131',
      path: at,
      message: `people could change the entries of "${key}"`,
      hint: `Write readOnly: true at "${key}": entries are made by actions (creates).`,
    });
  const whose = named(of, 'of');
  const [to = '', ...others] = (whose?.resolved && whose.kind?.references?.(whose.resolved)) || [];
  const holder = others.length === 0 ? scope.entities.get(to) : undefined;
  if (whose?.resolved && !holder)
    fault('of', `"${whose.name}" does not point at one record`, 'Name the reference to whose balance it is.');
  const sum = named(amount, 'amount');
  if (sum && !isSum(sum)) fault('amount', `"${sum.name}" cannot be added up`, 'Name an amount or a number.');
  const rest = named(after, 'after');
  const balance = holder && named(keeps, 'keeps', holder.fields);
  for (const [option, field] of Object.entries({ after: rest, keeps: balance }))
    if (
      field?.kind &&
      sum?.kind &&
      (field.kind !== sum.kind || field.declared.currency !== sum.declared.currency)
    )
      fault(
        option,
        `"${field.name}" is no sum of "${sum.name}"`,
        'Name a field of the same kind and currency.',
      );
  if (balance && balance.declared.readOnly !== true)
    fault('keeps', `people could change "${balance.name}"`, `Write readOnly: true at ${to}.${balance.name}.`);
};

const isSum = ({ kind, resolved }: KnownField): boolean => kind?.order === 'number' && !resolved?.compute;
