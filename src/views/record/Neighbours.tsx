import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { usePrevNextController, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Icon } from '../../fields/drawing/Icon';
import type { IconName } from '../../config/icons';
import { useEntity } from '../useEntity';

/** The records before and after this one, in the order and with the filters its list has; nothing while unknown. */
export const Neighbours = () => {
  const entity = useEntity();
  const translate = useTranslate();
  const { prevPath, nextPath, index, total, isPending, error } = usePrevNextController({
    linkType: 'show',
    sort: { ...entity.list.sort },
  });
  const isAlone = prevPath === undefined && nextPath === undefined;
  if (isPending || error || isAlone) return null;
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Neighbour path={prevPath} icon="previous" name={translate('app.record.previous')} />
      {index !== undefined && (
        <span>{translate('app.record.position', { index: index + 1, total: total ?? '?' })}</span>
      )}
      <Neighbour path={nextPath} icon="next" name={translate('app.record.next')} />
    </Box>
  );
};

type NeighbourProps = { readonly path: string | undefined; readonly icon: IconName; readonly name: string };

const Neighbour = ({ path, icon, name }: NeighbourProps) => {
  const look = { 'aria-label': name, title: name } as const;
  if (path === undefined)
    return (
      <IconButton {...look} disabled>
        <Icon name={icon} />
      </IconButton>
    );
  return (
    <IconButton {...look} component={Link} to={path}>
      <Icon name={icon} />
    </IconButton>
  );
};
