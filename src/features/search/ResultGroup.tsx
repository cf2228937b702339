import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

type ResultGroupProps = { readonly label: string; readonly children?: ReactNode };

/** The lines of one sort under their heading. */
export const ResultGroup = ({ label, children }: ResultGroupProps) => {
  const id = useId();
  return (
    <li role="group" aria-labelledby={id}>
      <Typography
        id={id}
        component="div"
        variant="overline"
        sx={{ px: 2, pt: 1, color: 'text.secondary', lineHeight: 2 }}
      >
        {label}
      </Typography>
      <ul role="presentation" style={{ listStyle: 'none', padding: 0 }}>
        {children}
      </ul>
    </li>
  );
};
