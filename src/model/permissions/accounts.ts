import type { Row } from '../values/comparable';
import type { Model } from '../resolved/model';
import type { Resource } from '../resolved/resource';
import { matches } from '../rules/rules';

/** The keys of the entities whose records may sign in. */
export const accountKeys = ({ accounts }: Pick<Model, 'accounts'>): readonly string[] =>
  Object.keys(accounts?.resources ?? {});

/** Whether the person of this record may sign in and work, as the record stands now. */
export const mayAct = (
  record: Row,
  { key, fields }: Pick<Resource, 'key' | 'fields'>,
  { accounts, kinds }: Pick<Model, 'accounts' | 'kinds'>,
): boolean => matches(accounts?.resources[key]?.may, record, { fields, kinds });
