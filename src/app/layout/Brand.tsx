import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { useModel } from '../../fields/AdminContext';

/** The product's name, which comes from one place (S1.01), beside the speech bubble that marks it. */
export const Brand = () => (
  <Home to="/">
    <Mark aria-hidden />
    {useModel().name}
  </Home>
);

const Home = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '8px 12px',
  color: theme.palette.text.primary,
  fontSize: 16,
  fontWeight: 650,
  textDecoration: 'none',
}));

const Mark = styled('span')(({ theme }) => ({
  width: 22,
  height: 18,
  borderRadius: '8px 8px 8px 2px',
  backgroundColor: theme.palette.primary.main,
}));
