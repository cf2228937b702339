import { checkName, type Place } from '../checkNames';
import { hintFor } from '../didYouMean';
import { isText } from '../untrusted';

/** A field that lists can be sorted by, and an order. */
export const checkSort = (sort: unknown, place: Place): void => {
  if (!Array.isArray(sort)) return;
  const [name, order] = sort as readonly unknown[];
  const { at, fields, report } = place;
  if (sort.length !== 2)
    report({
      id: 'RC003',
      path: at,
      message: 'must be a field and an order',
      hint: 'Write ["number", "ASC"].',
    });
  if (isText(order) && order !== 'ASC' && order !== 'DESC') {
    report({
      id: 'RC006',
      path: at,
      message: `"${order}" is not allowed`,
      hint: hintFor(order, ['ASC', 'DESC']),
    });
  }
  const isStamp = name === 'createdAt' || name === 'updatedAt';
  const field = isStamp && !fields.has(name) ? undefined : checkName(name, place);
  if (field?.resolved && !field.resolved.sortable) {
    const others = [...fields.values()].filter(({ resolved }) => resolved?.sortable);
    const hint = hintFor(
      '',
      others.map(({ name: each }) => each),
    );
    report({ id: 'RC018', path: at, message: `"${field.name}" cannot be sorted`, hint });
  }
};
