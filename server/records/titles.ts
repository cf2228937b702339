import { closedFields, openValues } from '../../src/model/access/openFields';
import { titleOf } from '../../src/model/answers/title';
import { placeholdersIn } from '../../src/model/notices/placeholders';
import type { Request } from '../handlers';
import type { Parts } from '../parts';
import type { Row } from '../store/store';

type Asked = Pick<Request, 'resource' | 'person'>;

/** What a record is called for whoever asks: by its title, without the values that are closed to them. */
export const titleFor = (row: Row, { resource, person }: Asked, { model }: Pick<Parts, 'model'>): string => {
  const open = openValues(row, resource, { ability: person.ability, model });
  return titleOf(resource, { ...open, id: row._id }, { kinds: model.kinds, locale: 'en' });
};

/** What a record was called, as it is written down somewhere; its id where the title may say what is closed to whoever asks. */
export const titleThen = (
  { title, id }: { readonly title: string; readonly id: string },
  { resource, person }: Asked,
  { model }: Pick<Parts, 'model'>,
): string => {
  const closed = closedFields(resource, { ability: person.ability, model });
  const isOpen = placeholdersIn(resource.title).every((path) => !closed.has(path.split('.')[0] ?? ''));
  return isOpen ? title : id;
};
