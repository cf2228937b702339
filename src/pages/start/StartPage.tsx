import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useAbility, useModel } from '../../fields/AdminContext';
import { Icon } from '../../fields/drawing/Icon';
import { WhoGrants } from '../../views/states/Denied';
import { StatePage } from '../../views/states/StatePage';
import { Title } from '../../views/Title';
import { menuSections } from '../../model/pages/menuSections';
import { useLabel } from '../../views/useEntity';

/** The way in: everything this person may open, group by group, and who gives more. */
export const StartPage = () => {
  const model = useModel();
  const ability = useAbility();
  const label = useLabel();
  const translate = useTranslate();
  const open = menuSections(model, ability);
  return (
    <>
      <Title title={model.name} />
      {open.length === 0 && (
        <StatePage icon="lock" title={translate('app.page.start.nothing')}>
          {translate('app.page.start.more')}
        </StatePage>
      )}
      {open.map((group) => (
        <Box key={group.key} component="section" sx={{ mb: 4 }}>
          {group.label && (
            <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
              {label(group.label)}
            </Typography>
          )}
          <Box sx={gridStyle}>
            {group.entries.map((entry) => (
              <Link key={entry.key} to={entry.path}>
                <Icon name={entry.icon} aria-hidden />
                {label(entry.label)}
              </Link>
            ))}
          </Box>
        </Box>
      ))}
      {open.length > 0 && (
        <Typography color="text.secondary" sx={{ maxWidth: '65ch' }}>
          {translate('app.page.start.all')} <WhoGrants help="app.page.start.more" />
        </Typography>
      )}
    </>
  );
};

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: 1.5,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    p: 2,
    color: 'text.primary',
    fontWeight: 550,
    textDecoration: 'none',
    bgcolor: 'background.paper',
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: '12px',
  },
  '& a:hover': { borderColor: 'primary.main' },
} as const;
