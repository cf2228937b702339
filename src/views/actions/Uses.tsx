import { useCreatePath, type Identifier } from 'react-admin';
import { Link } from 'react-router';
import { useModel } from '../../fields/AdminContext';
import type { Use } from '../../model/answers/uses';
import { useLabel } from '../useEntity';

type UsesProps = { readonly uses: readonly Use[]; readonly ids: readonly Identifier[] };

/** What points at these records, each leading to its list. */
export const Uses = ({ uses, ids }: UsesProps) => {
  const model = useModel();
  const label = useLabel();
  const createPath = useCreatePath();
  return (
    // Each far enough from the next for a finger.
    <ul style={{ margin: 0, paddingInlineStart: '1.25em', lineHeight: '26px' }}>
      {uses.map(({ resource, field, count }) => {
        const entity = model.resources.find(({ key }) => key === resource);
        if (!entity) return null;
        const filter = encodeURIComponent(JSON.stringify({ [field]: ids.length === 1 ? ids[0] : ids }));
        return (
          <li key={`${resource}.${field}`}>
            <Link to={`${createPath({ resource: entity.name, type: 'list' })}?filter=${filter}`}>
              {count} {label(count === 1 ? entity.label.one : entity.label.many)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
};
