import type { Entity } from '../scope';
import { dictOf, own } from '../untrusted';

/** Can people make records of the entity? */
export const isCreatable = ({ declared }: Pick<Entity, 'declared'>): boolean =>
  declared.readOnly !== true &&
  own(dictOf(declared.can), 'create') !== false &&
  own(dictOf(dictOf(declared.api).calls), 'create') !== false;
