import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Icon } from '../../fields/drawing/Icon';
import { usePages } from '../../views/usePages';

/** The bookmarks, one press away on every page; as icons alone where there is less room or there are many. */
export const BookmarkBar = () => {
  const translate = useTranslate();
  const bookmarks = usePages().pages.filter(({ isBookmarked }) => isBookmarked);
  if (bookmarks.length === 0) return null;
  return (
    <Bar aria-label={translate('app.bookmarks.label')} data-many={bookmarks.length > MOST_NAMED || undefined}>
      {bookmarks.map(({ id, link, title, icon }) => (
        <Link key={id} to={link} title={title}>
          <Icon name={icon} fontSize="small" aria-hidden />
          <span>{title}</span>
        </Link>
      ))}
    </Bar>
  );
};

const MOST_NAMED = 4;

/* More than fit are scrolled to; a phone has them in the menu of the person. */
const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  maxWidth: '40%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    minWidth: 24,
    height: 32,
    padding: '0 8px',
    flex: 'none',
    borderRadius: 8,
    color: theme.palette.text.secondary,
    fontSize: 13,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
  '& a:hover': { backgroundColor: theme.palette.action.hover, color: theme.palette.text.primary },
  '& a:focus-visible': { outlineOffset: -2 },
  '&[data-many] span': { display: 'none' },
  [theme.breakpoints.down('lg')]: { '& span': { display: 'none' } },
}));
