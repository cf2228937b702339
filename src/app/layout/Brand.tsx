import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { useModel } from '../../fields/AdminContext';
import { useShell } from './ShellContext';

/** The product's name, which comes from one place (S1.01), beside the mark of the brand. */
export const Brand = () => {
  const { logo } = useShell().settings;
  return (
    <Home to="/">
      {logo ? <img src={logo} alt="" height={22} /> : <Mark aria-hidden />}
      <span>{useModel().name}</span>
    </Home>
  );
};

const Home = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '8px 11px',
  overflow: 'hidden',
  borderRadius: 8,
  color: theme.palette.text.primary,
  fontSize: 16,
  fontWeight: 650,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& img, & i': { flex: 'none', maxWidth: 120 },
}));

/* The corner of a speech bubble. */
const Mark = styled('i')(({ theme }) => ({
  width: 22,
  height: 18,
  borderRadius: '8px 8px 8px 2px',
  backgroundColor: theme.palette.primary.main,
  forcedColorAdjust: 'none',
}));
