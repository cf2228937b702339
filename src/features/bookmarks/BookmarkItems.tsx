import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { Icon } from '../../fields/drawing/Icon';
import { pageAt } from '../../model/pages/pageEntries';
import { usePages, useToggleBookmark } from '../../views/usePages';

/** On a phone, entries of a menu: the star of the open page, and every bookmark. */
export const BookmarkItems = ({ onClose }: { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const location = useLocation();
  const { pages, areMarked } = usePages();
  const toggle = useToggleBookmark();
  const page = areMarked ? pageAt(pages, location) : undefined;
  const press = () => {
    onClose();
    if (page) void toggle(page);
  };
  return (
    <>
      {page && (
        <MenuItem role="menuitemcheckbox" aria-checked={page.isBookmarked} onClick={press}>
          <ListItemIcon>
            <Icon name={page.isBookmarked ? 'check' : 'star'} fontSize="small" />
          </ListItemIcon>
          {translate('app.bookmarks.star', { name: page.title })}
        </MenuItem>
      )}
      {pages
        .filter(({ isBookmarked }) => isBookmarked)
        .map(({ id, link, title, icon }) => (
          <MenuItem key={id} component={Link} to={link} onClick={onClose}>
            <ListItemIcon>
              <Icon name={icon} fontSize="small" />
            </ListItemIcon>
            {title}
          </MenuItem>
        ))}
      <Divider component="li" />
    </>
  );
};
