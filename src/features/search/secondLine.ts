import { fieldText, type FieldWording } from '../../model/answers/fieldText';
import { fieldAt } from '../../model/resolved/fieldAt';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import type { Resource } from '../../model/resolved/resource';
import { searchPaths } from '../../model/rules/conditions';
import { textOf, valueAt, type Row } from '../../model/values/comparable';

type Asked = {
  readonly typed: string;
  /** What the first line says already. */
  readonly title: string;
  readonly wording: FieldWording;
  /** May this person see a field? */
  readonly may: (field: ResolvedField) => boolean;
};

/** What a record was found by where its title does not say so, then what its card says second. */
export const secondLine = (entity: Resource, record: Row, { typed, title, wording, may }: Asked): string => {
  const { kinds } = wording;
  const wanted = typed.toLowerCase();
  const found = searchPaths(entity, kinds).find((path) => {
    const field = fieldAt(entity.fields, path);
    const text = textOf(valueAt(record, path))?.toLowerCase();
    if (!field || text === undefined) return false;
    return text.includes(wanted) || text.includes(kinds[field.kind].searched?.(typed) ?? wanted);
  });
  const { secondary } = entity.list.card;
  const texts = [found, secondary, entity.list.sort.field].flatMap((path) => {
    const field = path === undefined ? undefined : fieldAt(entity.fields, path);
    if (!path || !field || !may(field) || kinds[field.kind].references) return [];
    return fieldText(valueAt(record, path), field, { ...wording, isSentence: true }) ?? [];
  });
  return [...new Set(texts)]
    .filter((text) => text.length <= LONGEST && !title.includes(text))
    .slice(0, 2)
    .join(' · ');
};

/* A long text has no place in a line. */
const LONGEST = 80;
