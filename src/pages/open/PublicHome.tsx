import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useAbility, useWholeModel } from '../../fields/AdminContext';
import { Title } from '../../views/Title';
import { useLabel } from '../../views/useEntity';

/** All that people without an account may open: the lists, and the forms of what they cannot read. */
export const PublicHome = () => {
  const translate = useTranslate();
  const label = useLabel();
  const createPath = useCreatePath();
  const ability = useAbility();
  const { resources, name } = useWholeModel();
  return (
    <>
      <Title title={translate('app.public.home')} isDrawn />
      <Typography variant="h1" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <List>
        {resources.map(({ key, name: path, label: { one, many }, subject }) => {
          const isRead = ability.can('list', subject);
          return (
            <li key={key}>
              <Link to={createPath({ resource: path, type: isRead ? 'list' : 'create' })}>
                {label(isRead ? many : one)}
              </Link>
            </li>
          );
        })}
      </List>
    </>
  );
};

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
});
