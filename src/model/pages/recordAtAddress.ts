import type { PageModel } from '../resolved/model';
import type { KnownResource } from '../resolved/resource';

export type RecordPlace = {
  readonly entity: KnownResource;
  readonly id: string;
  readonly page: 'show' | 'edit';
};

/** The record whose page stands at a path such as `/apps/plans/7/show` or, to edit it, `/apps/plans/7`; else undefined. */
export const recordAtAddress = (
  { resources }: Pick<PageModel, 'resources'>,
  pathname: string,
): RecordPlace | undefined => {
  const entity = resources.find(({ name, single }) => !single && pathname.startsWith(`/${name}/`));
  if (!entity) return undefined;
  const [id = '', page, ...rest] = pathname.slice(entity.name.length + 2).split('/');
  const isRecord =
    id !== '' && id !== 'create' && rest.length === 0 && (page === undefined || page === 'show');
  return isRecord ? { entity, id: decoded(id), page: page ?? 'edit' } : undefined;
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
