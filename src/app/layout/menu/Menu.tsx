import { useStore, useTranslate } from 'react-admin';
import { memo, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { bestOf } from '../../../model/answers/matching';
import type { MenuEntry, MenuSection } from '../../../model/pages/menuSections';
import { useLabel } from '../../../views/useEntity';
import { useMenuSections, usePages } from '../../../views/usePages';
import { useIsIdle } from '../../../parts/useIsIdle';
import { useViewEntries } from '../../../views/useViews';
import { Brand } from '../Brand';
import { MenuFind } from './MenuFind';
import { MenuFrame } from './MenuFrame';
import { MenuGroup } from './MenuGroup';
import { MenuItem } from './MenuItem';
import { useAskAhead } from './useAskAhead';

type MenuProps = {
  /** Only its icons, until the pointer or the focus is there. */
  readonly isRail?: boolean;
  readonly onChoose?: () => void;
};

/**
 * Everything this person may open: bookmarks, then the groups of the configuration, or what meets the words in its
 * field. A page that draws itself anew leaves it as it is.
 */
export const Menu = memo(function Menu({ isRail = false, onChoose }: MenuProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { marked, isMarked } = useBookmarks();
  const entries = useEntries();
  const [typed, type] = useState('');
  const nav = useOpenEntryShown();
  const choose = useCallback(() => {
    type('');
    onChoose?.();
  }, [onChoose]);
  const askAhead = useAskAhead();
  const isFinding = typed.trim() !== '';
  const isIdle = useIsIdle();
  const views = useViewEntries(isFinding || isIdle);
  const viewsOf = useMemo(() => byEntity(views), [views]);
  const itemOf = ({ entry, title, isHere, isMark = false }: Found & { readonly isMark?: boolean }) => (
    <MenuItem
      key={entry.key}
      id={entry.key}
      title={title}
      icon={entry.icon}
      to={entry.path}
      isHere={isHere}
      isMarked={isMarked(entry.key)}
      views={isFinding || isMark ? undefined : viewsOf.get(entry.key)}
      onChoose={choose}
    />
  );
  const all = [...entries, ...useFoundViews(views)];
  const found = isFinding ? bestOf<Found>(all, typed, entries.length) : undefined;
  const [first] = found ?? [];
  const open = () => {
    if (!first) return;
    choose();
    void navigate(first.entry.path);
  };
  return (
    <MenuFrame
      ref={nav}
      aria-label={translate('app.menu.label')}
      data-rail={isRail || undefined}
      onMouseDown={askAhead}
    >
      <Brand />
      <MenuFind typed={typed} onType={type} number={found?.length ?? 0} onEnter={open} />
      {found ? (
        <ul>{found.map(itemOf)}</ul>
      ) : (
        <Groups
          entries={entries}
          bookmarks={entries.filter(({ entry }) => marked.includes(entry.key))}
          itemOf={itemOf}
        />
      )}
    </MenuFrame>
  );
});

const useOpenEntryShown = () => {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // In the frame that draws it, which measures in any case.
    const frame = requestAnimationFrame(() => showOpenEntry(nav.current));
    return () => cancelAnimationFrame(frame);
  }, []);
  return nav;
};

type Entry = {
  readonly entry: Pick<MenuEntry, 'key' | 'icon' | 'path'>;
  readonly section: MenuSection;
  readonly title: string;
  /** The heading it stands under: it is found by that, too. */
  readonly also: string | undefined;
  readonly isHere: boolean;
};

type Found = Omit<Entry, 'section'>;

type ViewEntry = ReturnType<typeof useViewEntries>[number];

const byEntity = (views: readonly ViewEntry[]): ReadonlyMap<string, readonly ViewEntry[]> =>
  new Map(
    views.map(({ entity: { key } }) => [key, views.filter(({ entity }) => entity.key === key)] as const),
  );

const useFoundViews = (views: readonly ViewEntry[]): readonly Found[] => {
  const label = useLabel();
  return views.map(({ id, name, entity, path }) => ({
    entry: { key: `view.${id}`, icon: entity.icon, path },
    title: name,
    also: label(entity.label.many),
    isHere: false,
  }));
};

type GroupsProps = {
  readonly entries: readonly Entry[];
  readonly bookmarks: readonly Entry[];
  readonly itemOf: (entry: Entry & { readonly isMark?: boolean }) => ReactNode;
};

/** The whole menu: bookmarks, then each group, folded as its reader left it. */
const Groups = ({ entries, bookmarks, itemOf }: GroupsProps) => {
  const translate = useTranslate();
  const { isFolded, fold } = useFoldedGroups();
  const own = { key: 'bookmarks', isFolded: false };
  return (
    <>
      {bookmarks.length > 0 && (
        <MenuGroup
          name={translate('app.bookmarks.label')}
          icon="star"
          isFolded={isFolded(own)}
          onFold={() => fold(own)}
        >
          {/* The open page is marked once, where it stands, and there its views are. */}
          {bookmarks.map((each) => itemOf({ ...each, isHere: false, isMark: true }))}
        </MenuGroup>
      )}
      {[...new Set(entries.map(({ section }) => section))].map((section) => {
        const each = entries.filter((entry) => entry.section === section);
        const isOpen = each.some(({ isHere }) => isHere);
        return (
          <MenuGroup
            key={section.key}
            name={each[0]?.also}
            icon={section.icon}
            isFolded={!isOpen && isFolded(section)}
            onFold={isOpen ? undefined : () => fold(section)}
          >
            {each.map(itemOf)}
          </MenuGroup>
        );
      })}
    </>
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
const useEntries = (): readonly Entry[] => {
  const sections = useMenuSections();
  const label = useLabel();
  const { pathname, search } = useLocation();
  const filter = encodeURIComponent(new URLSearchParams(search).get('filter') ?? '');
  const isHere = (entry: MenuEntry, { entries }: MenuSection): boolean => {
    const [path = ''] = entry.path.split('?');
    if (pathname !== path && !pathname.startsWith(`${path}/`)) return false;
    const exact = entries.find((each) => each.path === `${pathname}?filter=${filter}`);
    return exact ? entry === exact : !entry.isSaved;
  };
  return sections.flatMap((section) =>
    section.entries.map((entry) => ({
      entry,
      section,
      title: label(entry.label),
      also: section.label && label(section.label),
      isHere: isHere(entry, section),
    })),
  );
};

type Foldable = Pick<MenuSection, 'key' | 'isFolded'>;
type Folded = Readonly<Record<string, boolean>>;

/** Which groups of the menu are folded: as the reader left each, and before that as it is declared. */
const useFoldedGroups = () => {
  const [chosen, choose] = useStore<Folded | null>('menu.folded');
  const isFolded = ({ key, isFolded: isAtFirst }: Foldable): boolean => chosen?.[key] ?? isAtFirst;
  const fold = (group: Foldable) => choose({ ...chosen, [group.key]: !isFolded(group) });
  return { isFolded, fold };
};

/** The bookmarks, the same as in the bar: until they are known as they were last seen here, so that nothing moves. */
const useBookmarks = () => {
  const { pages, areMarked } = usePages();
  const [kept, keep] = useStore<readonly string[]>('menu.bookmarks', NONE);
  const known = pages.filter(({ isBookmarked }) => isBookmarked).map(({ id }) => id);
  const hasChanged = areMarked && known.join() !== kept.join();
  useEffect(() => {
    if (hasChanged) keep(known);
  });
  const isMarked = (id: string): boolean | undefined =>
    areMarked ? pages.find((page) => page.id === id)?.isBookmarked : undefined;
  return { marked: areMarked ? known : kept, isMarked };
};

const NONE: readonly string[] = [];
