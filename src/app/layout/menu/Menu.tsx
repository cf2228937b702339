import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useAbility, useModel } from '../../../fields/AdminContext';
import { Icon } from '../../../fields/drawing/Icon';
import { menuSections, type MenuEntry, type MenuSection } from '../../../model/pages/menuSections';
import { useLabel } from '../../../views/useEntity';
import { Brand } from '../Brand';
import { MenuGroup } from './MenuGroup';
import { MenuFrame, MenuLink } from './MenuFrame';
import { useFoldedGroups } from './useFoldedGroups';

type MenuProps = {
  /** Only its icons, until the pointer or the focus is there. */
  readonly isRail?: boolean;
  readonly onChoose?: () => void;
};

/** Everything this person may open, in the groups of the configuration. */
export const Menu = ({ isRail = false, onChoose }: MenuProps) => {
  const model = useModel();
  const ability = useAbility();
  const label = useLabel();
  const translate = useTranslate();
  const isHere = useIsHere();
  const { isFolded, fold } = useFoldedGroups();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => showOpenEntry(nav.current), []);
  return (
    <MenuFrame ref={nav} aria-label={translate('app.menu.label')} data-rail={isRail || undefined}>
      <Brand />
      {menuSections(model, ability).map((section) => {
        const isOpen = section.entries.some((entry) => isHere(entry, section));
        return (
          <MenuGroup
            key={section.key}
            name={section.label && label(section.label)}
            isFolded={!isOpen && isFolded(section)}
            onFold={isOpen ? undefined : () => fold(section)}
          >
            {section.entries.map((entry) => (
              <li key={entry.key}>
                <MenuLink
                  to={entry.path}
                  onClick={onChoose}
                  className={isHere(entry, section) ? 'RaMenuItemLink-active' : undefined}
                  aria-current={isHere(entry, section) ? 'page' : undefined}
                >
                  <Icon name={entry.icon} fontSize="small" aria-hidden />
                  <span>{label(entry.label)}</span>
                </MenuLink>
              </li>
            ))}
          </MenuGroup>
        );
      })}
    </MenuFrame>
  );
};

/*
 * After a reload far down the menu the open entry is in sight. Not by `scrollIntoView`, which moves the place that the
 * Tab key goes on from.
 */
const showOpenEntry = (nav: HTMLElement | null): void => {
  const entry = nav?.querySelector<HTMLElement>('[aria-current]');
  if (nav && entry) nav.scrollTop = entry.offsetTop + 2 * entry.offsetHeight - nav.clientHeight;
};

/* A saved query shares its address with its entity: the filter tells which of the two is open. */
const useIsHere = () => {
  const { pathname, search } = useLocation();
  const filter = encodeURIComponent(new URLSearchParams(search).get('filter') ?? '');
  return (entry: MenuEntry, { entries }: MenuSection): boolean => {
    const [path = ''] = entry.path.split('?');
    if (pathname !== path && !pathname.startsWith(`${path}/`)) return false;
    const exact = entries.find((each) => each.path === `${pathname}?filter=${filter}`);
    return exact ? entry === exact : !entry.isSaved;
  };
};
