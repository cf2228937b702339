import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { version } from '../../../package.json';
import { useAbility, useModel } from '../../fields/AdminContext';
import { useLabel } from '../../views/useEntity';

/** At the end of the page (S2.61): the product, its version, and the pages of text that belong here. */
export const Footer = () => {
  const { name, pages } = useModel();
  const ability = useAbility();
  const label = useLabel();
  const shown = pages.filter(({ inFooter, subject }) => inFooter && ability.can('show', subject));
  return (
    <Line>
      <span>
        {name} {version}
      </span>
      {shown.map((page) => (
        <Link key={page.key} to={page.path}>
          {label(page.label)}
        </Link>
      ))}
    </Line>
  );
};

const Line = styled('footer')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  padding: '16px 0',
  color: theme.palette.text.secondary,
  fontSize: 12,
  lineHeight: '24px',
}));
