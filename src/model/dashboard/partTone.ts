import type { Tone } from '../../config/action';
import { fieldAt } from '../resolved/fieldAt';
import type { ResolvedField } from '../resolved/resolvedField';

/** Of values with several tones as often as each other, the part has the one that matters most. */
const BY_WEIGHT: readonly Tone[] = ['danger', 'warning', 'success', 'info', 'progress', 'neutral'];

/**
 * The tone of a part of a number, so that a colour means in a chart what it means in a chip: that of the choices it is
 * filtered by, where several differ the one that most have. Undefined where it is filtered by nothing that has one.
 */
export const partTone = (
  fields: readonly ResolvedField[],
  where: Readonly<Record<string, unknown>>,
): Tone | undefined => {
  const found = Object.entries(where).flatMap(([name, asked]) => tonesOf(fieldAt(fields, name), asked));
  const count = (tone: Tone) => found.filter((each) => each === tone).length;
  const most = Math.max(...BY_WEIGHT.map(count));
  return most === 0 ? undefined : BY_WEIGHT.find((tone) => count(tone) === most);
};

const tonesOf = (field: ResolvedField | undefined, asked: unknown): readonly Tone[] => {
  if (!field || !('values' in field)) return [];
  const values = field.values as Readonly<Record<string, { readonly tone?: Tone } | undefined>>;
  return [asked].flat().flatMap((value) => values[String(value)]?.tone ?? []);
};
