import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

type WidgetCardProps = {
  readonly title: string;
  readonly caption?: string | undefined;
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** The frame of every widget: its heading, what can be done with it, and what it shows. */
export const WidgetCard = ({ title, caption, action, children }: WidgetCardProps) => {
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id} sx={cardStyle}>
      <header>
        <div>
          <Typography id={id} component="h2" sx={{ fontSize: 14, fontWeight: 600 }}>
            {title}
          </Typography>
          {caption && (
            <Typography variant="caption" color="textSecondary">
              {caption}
            </Typography>
          )}
        </div>
        {action}
      </header>
      {children}
    </Paper>
  );
};

const cardStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  height: '100%',
  minWidth: 0,
  p: 2,
  boxSizing: 'border-box',
  breakInside: 'avoid',
  '& > header': { display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'flex-start' },
  '& > header > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > header > a': { flex: 'none', fontSize: 14, lineHeight: '24px', display: 'inline-block' },
} as const;
