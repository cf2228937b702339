import Typography from '@mui/material/Typography';
import type { HTMLAttributes } from 'react';
import { Icon } from '../../fields/drawing/Icon';
import type { Result } from './results';

type ResultRowProps = { readonly line: HTMLAttributes<HTMLLIElement>; readonly result: Result };

/** A result: what it is called, and of a record what sort it is. */
export const ResultRow = ({ line, result: { title, detail, icon } }: ResultRowProps) => (
  <li {...line} style={{ gap: 12, minHeight: 40 }}>
    <Icon name={icon} fontSize="small" aria-hidden />
    <Typography component="bdi" noWrap sx={{ flex: 1, minWidth: 0 }}>
      {title}
    </Typography>
    {detail && (
      <Typography component="span" variant="caption" noWrap sx={{ color: 'text.secondary' }}>
        {detail}
      </Typography>
    )}
  </li>
);
