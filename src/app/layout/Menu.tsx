import { styled } from '@mui/material/styles';
import { useCreatePath, useTranslate } from 'ra-core';
import { NavLink } from 'react-router';
import { useAbility, useModel } from '../../fields/AdminContext';
import { Icon } from '../../fields/Icon';
import { openingRight, useLabel } from '../../views/useEntity';
import { Brand } from './Brand';

/** The entities this person may list, in the groups of the configuration; a group without any is not there. */
export const Menu = ({ onChoose }: { readonly onChoose?: () => void }) => {
  const { groups, resources } = useModel();
  const ability = useAbility();
  const label = useLabel();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const loose = resources.filter(({ group }) => group === undefined);
  const sections = [
    ...groups.map((group) => ({ ...group })),
    { key: '', label: undefined, resources: loose },
  ];
  return (
    <Nav aria-label={translate('app.menu.label')}>
      <Brand />
      {sections.map((section) => {
        const permitted = section.resources.filter((resource) =>
          ability.can(openingRight(resource), resource.subject),
        );
        if (permitted.length === 0) return null;
        return (
          <section key={section.key} aria-label={section.label && label(section.label)}>
            {section.label && <h2>{label(section.label)}</h2>}
            <ul>
              {permitted.map((resource) => (
                <li key={resource.key}>
                  <NavLink to={createPath({ resource: resource.name, type: 'list' })} onClick={onChoose}>
                    <Icon name={resource.icon} fontSize="small" aria-hidden />
                    {label(resource.menuLabel)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </Nav>
  );
};

const Nav = styled('nav')(({ theme }) => ({
  width: 248,
  padding: 12,
  boxSizing: 'border-box',
  position: 'sticky',
  top: 0,
  maxHeight: '100vh',
  overflowY: 'auto',
  '& h2': { ...theme.typography.overline, margin: '16px 12px 4px', color: theme.palette.text.secondary },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li a': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: '8px 12px',
    borderRadius: 8,
    color: theme.palette.text.primary,
    textDecoration: 'none',
    minHeight: 24,
  },
  '& li a:hover': { backgroundColor: theme.palette.action.hover },
  '& li a.active': {
    backgroundColor: theme.palette.primary.light,
    color: theme.palette.mode === 'light' ? theme.palette.primary.dark : theme.palette.text.primary,
    fontWeight: 600,
  },
}));
