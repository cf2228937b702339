import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { NavLink, useLocation } from 'react-router';
import { useAbility, useModel } from '../../fields/AdminContext';
import { Icon } from '../../fields/Icon';
import { useLabel } from '../../views/useEntity';
import { Brand } from './Brand';
import { menuSections, type MenuEntry, type MenuSection } from '../../model/menuSections';

/** Everything this person may open, in the groups of the configuration. */
export const Menu = ({ onChoose }: { readonly onChoose?: () => void }) => {
  const model = useModel();
  const ability = useAbility();
  const label = useLabel();
  const translate = useTranslate();
  const isHere = useIsHere();
  return (
    <Nav aria-label={translate('app.menu.label')}>
      <Brand />
      {menuSections(model, ability).map((section) => (
        <section key={section.key} aria-label={section.label && label(section.label)}>
          {section.label && <h2>{label(section.label)}</h2>}
          <ul>
            {section.entries.map((entry) => (
              <li key={entry.key}>
                <NavLink
                  to={entry.path}
                  onClick={onChoose}
                  className={({ isActive }) => (isActive && isHere(entry, section) ? 'active' : '')}
                  aria-current={isHere(entry, section) ? 'page' : false}
                >
                  <Icon name={entry.icon} fontSize="small" aria-hidden />
                  {label(entry.label)}
                </NavLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Nav>
  );
};

/* A saved query shares its address with its entity: the filter tells which of the two is open. */
const useIsHere = () => {
  const { pathname, search } = useLocation();
  const filter = encodeURIComponent(new URLSearchParams(search).get('filter') ?? '');
  return (entry: MenuEntry, { entries }: MenuSection): boolean => {
    const exact = entries.find(({ path }) => path === `${pathname}?filter=${filter}`);
    return exact ? entry === exact : !entry.isSaved;
  };
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
