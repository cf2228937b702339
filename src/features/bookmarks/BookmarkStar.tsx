import Star from '@mui/icons-material/Star';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { Icon } from '../../fields/drawing/Icon';
import { pageAt } from '../../model/pages/pageEntries';
import { usePages, useToggleBookmark } from '../../views/usePages';

/** Makes the page that is open a bookmark, and takes it away again (S2.70). A record is no page, so it has none. */
export const BookmarkStar = () => {
  const translate = useTranslate();
  const location = useLocation();
  const { pages, areMarked } = usePages();
  const toggle = useToggleBookmark();
  const page = pageAt(pages, location);
  if (!page || !areMarked) return null;
  const label = translate('app.bookmarks.star', { name: page.title });
  return (
    <IconButton
      onClick={() => void toggle(page)}
      aria-label={label}
      title={label}
      aria-pressed={page.isBookmarked}
      color={page.isBookmarked ? 'primary' : 'default'}
    >
      {page.isBookmarked ? <Star /> : <Icon name="star" />}
    </IconButton>
  );
};
