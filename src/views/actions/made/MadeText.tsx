import Link from '@mui/material/Link';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useModel } from '../../../fields/AdminContext';
import type { MadeRecord } from '../../../model/answers/made';
import { useLabel } from '../../useEntity';

type MadeTextProps = { readonly text: string; readonly made: readonly MadeRecord[] };

/** What is said of an action, with the way to each other record that it made or added to. */
export const MadeText = ({ text, made }: MadeTextProps) => {
  const { resources } = useModel();
  const label = useLabel();
  const createPath = useCreatePath();
  return (
    <>
      {text}
      {made.map(({ resource, id }) => {
        const entity = resources.find(({ key }) => key === resource);
        if (!entity) return null;
        const { name, single } = entity;
        const to = single
          ? createPath({ resource: name, type: 'list' })
          : createPath({ resource: name, type: 'show', id });
        return (
          <span key={`${resource} ${id}`}>
            {' '}
            <Link component={RouterLink} to={to} color="inherit" underline="always">
              {label(entity.label.one)}
            </Link>
          </span>
        );
      })}
    </>
  );
};
