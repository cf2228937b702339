import { useTranslate, useStore } from 'react-admin';
import { memo, useEffect, useRef, useId, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useAbility, useModel } from '../../../fields/AdminContext';
import { Icon } from '../../../fields/drawing/Icon';
import { menuSections, type MenuEntry, type MenuSection } from '../../../model/pages/menuSections';
import { useUnseen } from '../../../views/LiveContext';
import { useLabel } from '../../../views/useEntity';
import { Brand } from '../Brand';
import { MenuFrame, MenuLink } from './MenuFrame';

type MenuProps = {
  /** Only its icons, until the pointer or the focus is there. */
  readonly isRail?: boolean;
  readonly onChoose?: () => void;
};

/** Everything this person may open, in the groups of the configuration. A page that draws itself anew leaves it as it is. */
export const Menu = memo(function Menu({ isRail = false, onChoose }: MenuProps) {
  const model = useModel();
  const ability = useAbility();
  const label = useLabel();
  const translate = useTranslate();
  const isHere = useIsHere();
  const { isFolded, fold } = useFoldedGroups();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // In the frame that draws it, which measures in any case.
    const frame = requestAnimationFrame(() => showOpenEntry(nav.current));
    return () => cancelAnimationFrame(frame);
  }, []);
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
                  <span>
                    {label(entry.label)}
                    <Unseen entry={entry.key} />
                  </span>
                </MenuLink>
              </li>
            ))}
          </MenuGroup>
        );
      })}
    </MenuFrame>
  );
});

/** How many new records there are behind an entry, of those that arrive by themselves. */
const Unseen = ({ entry }: { readonly entry: string }) => {
  const translate = useTranslate();
  const count = useUnseen(entry);
  const hasBell = useModel().resources.some(({ key, bell }) => key === entry && bell);
  if (count === 0 || hasBell) return null;
  return (
    <>
      {/* two words for whoever listens */}{' '}
      <b>{translate('app.live.new', { smart_count: count, count: Math.min(count, MOST_SHOWN) })}</b>
    </>
  );
};

/* The entry has room for so many digits. */
const MOST_SHOWN = 999;

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

type MenuGroupProps = {
  /** Without one the entries are always there. */
  readonly name: string | undefined;
  readonly isFolded: boolean;
  /** Absent where the group cannot be folded. */
  readonly onFold: (() => void) | undefined;
  readonly children: ReactNode;
};

/** Entries of the menu under a heading that folds them away. */
const MenuGroup = ({ name, isFolded, onFold, children }: MenuGroupProps) => {
  const id = useId();
  return (
    <section aria-label={name}>
      {name && (
        <h2>
          {onFold ? (
            <button type="button" aria-expanded={!isFolded} aria-controls={id} onClick={onFold}>
              {name}
              <Icon name="up" fontSize="small" aria-hidden />
            </button>
          ) : (
            name
          )}
        </h2>
      )}
      <ul id={id} hidden={isFolded}>
        {children}
      </ul>
    </section>
  );
};

type Folded = Readonly<Record<string, boolean>>;

/** Which groups of the menu are folded: as the reader left each, and before that as it is declared. */
const useFoldedGroups = () => {
  const [chosen, choose] = useStore<Folded | null>('menu.folded');
  const isFolded = ({ key, isFolded: isAtFirst }: MenuSection): boolean => chosen?.[key] ?? isAtFirst;
  const fold = (section: MenuSection) => choose({ ...chosen, [section.key]: !isFolded(section) });
  return { isFolded, fold };
};
