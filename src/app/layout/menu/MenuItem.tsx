import Star from '@mui/icons-material/Star';
import { useTranslate } from 'react-admin';
import type { IconName } from '../../../config/icons';
import { useModel } from '../../../fields/AdminContext';
import { Icon } from '../../../fields/drawing/Icon';
import { useUnseen } from '../../../views/LiveContext';
import { Breakable } from './Breakable';
import { MenuLink } from './MenuFrame';
import { MenuViews, type MenuView } from './MenuViews';

export type MenuStar = { readonly isOn: boolean; readonly toggle: () => void };

type MenuItemProps = {
  readonly id: string;
  readonly title: string;
  readonly icon: IconName;
  readonly to: string;
  readonly isHere?: boolean;
  /** Absent where it is not known which pages are bookmarks. */
  readonly star: MenuStar | undefined;
  /** The views of the list that it leads to. */
  readonly views?: readonly MenuView[];
  readonly onChoose: (() => void) | undefined;
};

/** An entry of the menu: a page, a star that makes it a bookmark, and below a list its views. */
export const MenuItem = (props: MenuItemProps) => {
  const { id, title, icon, to, isHere = false, star, views = [], onChoose } = props;
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
      {star && <StarButton title={title} {...star} />}
      {views.length > 0 && <MenuViews entry={id} title={title} views={views} onChoose={onChoose} />}
    </li>
  );
};

/* No stop of the Tab key, which would have twice as many: the star of the open page, in the bar, is one. */
const StarButton = ({ title, isOn, toggle }: MenuStar & { readonly title: string }) => {
  const translate = useTranslate();
  const label = translate('app.bookmarks.star', { name: title });
  return (
    <button type="button" tabIndex={-1} aria-pressed={isOn} aria-label={label} title={label} onClick={toggle}>
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
