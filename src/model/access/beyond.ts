import { followsBeyond, headsOf } from '../compute/followsBeyond';
import { isLinked } from '../compute/isLive';
import { linkOf, toldOf, type Link } from '../compute/links';
import type { PageModel } from '../resolved/model';
import type { ResolvedField } from '../resolved/resolvedField';
import type { KnownResource, Resource } from '../resolved/resource';

type Knowing = Pick<PageModel, 'kinds' | 'known' | 'isWhole' | 'resource'>;

/** Whether a reader is told what a link takes of the other entity. Fields of that one are judged by themselves. */
type Covers = (link: Link, holder: Resource) => boolean;

/** Whether a reader is not told of a field of another entity, for what it is there. */
type IsShut = (field: ResolvedField, resource: Resource) => boolean;

/**
 * Whether the value of a field would tell a reader of records that the reader's rights do not cover: it is taken from
 * there, or follows from a field beside it that is. Where it says that everybody may know (`over: 'all'`), it does not.
 */
export const tellsBeyond = (
  field: ResolvedField,
  resource: Resource,
  reader: { readonly model: Knowing; readonly covers: Covers; readonly isShut: IsShut },
): boolean => {
  const { compute } = field;
  const { model, covers, isShut } = reader;
  if (!compute || compute.over === 'all') return false;
  if (!isLinked(compute)) {
    const heads = headsOf(field);
    return (
      followsBeyond(field, resource.fields) &&
      resource.fields.some(
        (other) => other !== field && heads.includes(other.name) && tellsBeyond(other, resource, reader),
      )
    );
  }
  const link = linkOf(field, resource.fields, model.kinds);
  if (!link || !covers(link, resource)) return true;
  // The server has every entity whole; a page that has not yet gets no value that it should not.
  if (!model.isWhole(link.entity)) return false;
  const other = model.resource(link.entity);
  const told = new Set(toldOf(link).map((path) => path.split('.')[0]));
  return other.fields.some(
    (each) => told.has(each.name) && (isShut(each, other) || tellsBeyond(each, other, reader)),
  );
};

/**
 * Whether all records behind a reference are a bound account's own where the record that points, or is pointed at, is: the
 * owner of one is found over the other.
 */
export const isOneOwner = (
  pointing: Pick<KnownResource, 'owner'>,
  via: string,
  pointedAt: Pick<KnownResource, 'owner'>,
): boolean => {
  const [own, other] = [pointing.owner, pointedAt.owner];
  if (!own || !other || own.me !== other.me) return false;
  return own.path === (other.path === 'id' ? via : `${via}.${other.path}`);
};
