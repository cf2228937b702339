import Star from '@mui/icons-material/Star';
import { useTranslate } from 'react-admin';
import type { IconName } from '../../../config/icons';
import { useModel } from '../../../fields/AdminContext';
import { Icon } from '../../../fields/drawing/Icon';
import { useUnseen } from '../../../views/LiveContext';
import { MenuLink } from './MenuFrame';

export type MenuStar = { readonly isOn: boolean; readonly toggle: () => void };

type MenuItemProps = {
  readonly id: string;
  readonly title: string;
  readonly icon: IconName;
  readonly to: string;
  readonly isHere?: boolean;
  /** Absent where it is not known which pages are bookmarks. */
  readonly star: MenuStar | undefined;
  readonly onChoose: (() => void) | undefined;
};

/** An entry of the menu: a page, and a star that makes it a bookmark. */
export const MenuItem = ({ id, title, icon, to, isHere = false, star, onChoose }: MenuItemProps) => (
  <li>
    <MenuLink
      to={to}
      onClick={onChoose}
      className={isHere ? 'RaMenuItemLink-active' : undefined}
      aria-current={isHere ? 'page' : undefined}
    >
      <Icon name={icon} fontSize="small" aria-hidden />
      <span>
        {title}
        <Unseen entry={id} />
      </span>
    </MenuLink>
    {star && <StarButton title={title} {...star} />}
  </li>
);

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
