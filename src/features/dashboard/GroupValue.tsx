import { Value } from '../../fields/Value';
import { useModel } from '../../fields/AdminContext';
import { fieldAt } from '../../model/resolved/fieldAt';

type GroupValueProps = { readonly of: string; readonly by: string; readonly value: string };

/** What makes a group, drawn as in a list: the chip of a choice, the name of a record that is pointed at. */
export const GroupValue = ({ of, by, value }: GroupValueProps) => {
  const field = fieldAt(useModel().resource(of).fields, by);
  if (!field) return <bdi>{value}</bdi>;
  return <Value field={field} record={{ id: value, [by]: value }} part="Cell" />;
};
