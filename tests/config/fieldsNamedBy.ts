import type { ListView } from '../../src/model/resolved/listView';

/** The fields that the example of a view names in its options. */
export const fieldsNamedBy = ({ fields, example }: ListView): readonly string[] =>
  Object.keys(fields).flatMap((option) => {
    const named: unknown = Reflect.get(example.options, option);
    return [named ?? []].flat() as string[];
  });
