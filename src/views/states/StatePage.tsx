import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '../../fields/drawing/Icon';
import type { IconName } from '../../config/icons';

type StatePageProps = {
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** `alert` for what went wrong, `status` for what is simply so. */
  readonly role?: 'alert' | 'status';
  /** The level of its title: `h1` where it takes the place of a page. */
  readonly component?: 'h1' | 'h2';
};

/** The one drawing of every state in which there is nothing to show: empty, filtered, denied, failed. */
export const StatePage = ({
  icon,
  title,
  children,
  actions,
  role = 'status',
  component = 'h2',
}: StatePageProps) => (
  <Box
    role={role}
    sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, py: 8, px: 2, textAlign: 'center' }}
  >
    <Glyph icon={icon} />
    <Typography variant="h3" component={component}>
      {title}
    </Typography>
    <Typography component="div" color="textSecondary" sx={{ maxWidth: 480, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
    {actions && (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 1 }}>{actions}</Box>
    )}
  </Box>
);

const Glyph = ({ icon }: { readonly icon: IconName }) => (
  <Box
    aria-hidden
    sx={{
      display: 'grid',
      placeItems: 'center',
      width: 64,
      height: 64,
      color: 'text.secondary',
      border: '2px dashed',
      borderColor: 'divider',
      /* the speech-bubble corner marks what belongs to messages */
      borderRadius: '20px 20px 20px 4px',
    }}
  >
    <Icon name={icon} />
  </Box>
);
