import { settings, type SettingName, type SettingValue } from '../src/config/settings';
import { fieldOf } from '../src/model/resolved/model';
import { isEmpty } from '../src/model/values/comparable';
import type { Person } from './accounts/people';
import type { Parts } from './parts';
import { singleId } from './records/own';

/** Reads one setting, as it is at this moment. */
export type SettingOf = <Name extends SettingName>(
  name: Name,
  /** Whose it is, where each person has its own; without, a setting of that kind has its default. */
  person?: Pick<Person, 'row'>,
) => Promise<SettingValue<Name>>;

/**
 * What the configuration's `settings` say: the value of the field that holds it, of the field's default where nobody has
 * opened the record yet, and the default of the setting where there is no such field or it is empty. In a transaction,
 * make it of the store of the transaction.
 */
export const createSettingOf = ({ model, store }: Pick<Parts, 'model' | 'store'>): SettingOf => {
  const held = async (name: SettingName, person?: Pick<Person, 'row'>): Promise<unknown> => {
    const [key, field] = model.settings[name]?.split('.') ?? [];
    if (key === undefined || field === undefined) return undefined;
    const resource = model.resource(key);
    if (resource.single === 'own' && !person) return undefined;
    if (person && resource.ofAccount.includes(field)) return person.row[field];
    const id = resource.single === 'own' && person ? singleId(resource, person.row) : resource.key;
    const record = await store.get(resource.api.collection, id);
    return record ? record[field] : fieldOf(resource, field).default;
  };
  return async (name, person) => {
    const value = await held(name, person);
    const { default: otherwise } = { default: undefined, ...settings[name] };
    // The field holds nothing else: RC121.
    return (isEmpty(value) ? otherwise : value) as SettingValue<typeof name>;
  };
};
