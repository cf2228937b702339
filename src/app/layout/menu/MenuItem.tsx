import Star from '@mui/icons-material/Star';
import { useTranslate } from 'react-admin';
import { memo } from 'react';
import type { IconName } from '../../../config/icons';
import { useModel } from '../../../fields/AdminContext';
import { Icon } from '../../../fields/drawing/Icon';
import { useUnseen } from '../../../views/LiveContext';
import { useToggleBookmark } from '../../../views/usePages';
import { Breakable } from './Breakable';
import { MenuLink } from './MenuFrame';
import { MenuViews, type MenuView } from './MenuViews';

type MenuItemProps = {
  readonly id: string;
  readonly title: string;
  readonly icon: IconName;
  readonly to: string;
  readonly isHere?: boolean;
  /** Whether it is a bookmark; absent where that is not known, or it can be none. */
  readonly isMarked: boolean | undefined;
  /** The views of the list that it leads to. */
  readonly views: readonly MenuView[] | undefined;
  readonly onChoose: (() => void) | undefined;
};

/**
 * An entry of the menu: a page, a star that makes it a bookmark, and below a list its views. There are dozens of them, so
 * one is drawn anew only for what changes in it.
 */
export const MenuItem = memo(function MenuItem(props: MenuItemProps) {
  const { id, title, icon, to, isHere = false, isMarked, views, onChoose } = props;
  return (
    <li>
      <MenuLink
        to={to}
        onClick={onChoose}
        className={isHere ? 'RaMenuItemLink-active' : undefined}
        aria-current={isHere ? 'page' : undefined}
      >
        <Icon name={icon} fontSize="small" aria-hidden />
        <span>
          <Breakable text={title} />
          <Unseen entry={id} />
        </span>
      </MenuLink>
      {isMarked !== undefined && <StarButton id={id} title={title} isOn={isMarked} />}
      {views && <MenuViews entry={id} title={title} views={views} onChoose={onChoose} />}
    </li>
  );
});

type StarProps = { readonly id: string; readonly title: string; readonly isOn: boolean };

/* No stop of the Tab key, which would have twice as many: the star of the open page, in the bar, is one. */
const StarButton = ({ id, title, isOn }: StarProps) => {
  const translate = useTranslate();
  const toggle = useToggleBookmark();
  const label = translate('app.bookmarks.star', { name: title });
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-pressed={isOn}
      aria-label={label}
      title={label}
      onClick={() => void toggle({ id, isBookmarked: isOn })}
    >
      {isOn ? <Star fontSize="inherit" /> : <Icon name="star" fontSize="inherit" />}
    </button>
  );
};

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
