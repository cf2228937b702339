import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

type FigureLinkProps = {
  readonly text: string;
  /** What the number is of, for those who hear it alone. */
  readonly name: string;
  /** The list behind it; undefined where no filter finds just these records. */
  readonly to: string | undefined;
};

/** A number that opens the list behind it. */
export const FigureLink = ({ text, name, to }: FigureLinkProps) => {
  const translate = useTranslate();
  if (to === undefined) return <span>{text}</span>;
  return (
    <Anchor to={to} title={translate('app.dashboard.showList', { name })}>
      {text}
    </Anchor>
  );
};

const Anchor = styled(Link)(({ theme }) => ({
  display: 'inline-block',
  minWidth: 24,
  minHeight: 24,
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationColor: theme.palette.divider,
  textDecorationThickness: 2,
  textUnderlineOffset: '0.25em',
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { textDecorationColor: 'currentColor' },
}));
