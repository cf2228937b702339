import type { Row } from '../comparable';
import type { Model } from '../model';
import type { Resource } from '../resource';
import { matches } from '../rules';

/** The keys of the entities whose records may sign in. */
export const accountKeys = ({ accounts }: Pick<Model, 'accounts'>): readonly string[] =>
  Object.keys(accounts?.resources ?? {});

/** Whether the person of this record may sign in and work, as the record stands now. */
export const mayAct = (
  record: Row,
  { key, fields }: Pick<Resource, 'key' | 'fields'>,
  { accounts, kinds }: Pick<Model, 'accounts' | 'kinds'>,
): boolean => matches(accounts?.resources[key]?.may, record, { fields, kinds });
