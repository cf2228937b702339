import type { Rule } from '../../config/rule';
import { fieldText, type FieldWording } from '../../model/fieldText';
import { findField } from '../../model/model';
import type { Labels } from '../../model/resolvedField';
import type { Resource } from '../../model/resource';

type Speech = {
  readonly translate: (key: string, args?: Record<string, unknown>) => string;
  readonly label: (labels: Labels) => string;
  readonly wording: FieldWording;
};

/** Why something is not possible for the rest, as far as its rule can be put in words. */
export const whyNot = (
  when: Rule | undefined,
  resource: Resource,
  { translate, label, wording }: Speech,
): string => {
  const [first, ...others] = Object.entries(when ?? {});
  const field = first && findField(resource, first[0]);
  const allowed = first && allowedBy(first[1]);
  if (!field || !allowed || others.length > 0) return translate('app.actions.ruleNotMet');
  const words = allowed.map((value) => fieldText(value, field, wording) ?? value);
  return translate('app.actions.needs', { field: label(field.label), allowed: words.join(', ') });
};

const allowedBy = (condition: Rule[string]): readonly string[] | undefined => {
  if (typeof condition === 'string') return [condition];
  const list = (condition as { readonly $in?: unknown } | null)?.$in;
  return Array.isArray(list) ? list.map(String) : undefined;
};
