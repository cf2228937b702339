import { styled } from '@mui/material/styles';
import IconButton from '@mui/material/IconButton';
import { useLocaleState, useTranslate } from 'react-admin';
import { useLayoutEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useModel } from '../../fields/AdminContext';
import { languages } from '../../locales/languages';
import { PUBLIC_PAGES } from '../../model/pages/publicPages';
import { Icon } from '../../fields/drawing/Icon';
import { wearSkin } from '../../pages/signIn/skinChoice';
import { useSkin } from '../theme/useSkin';
import { Notifications } from '../layout/Notifications';

type PublicFrameProps = { readonly logo: string | undefined; readonly children: ReactNode };

/** What surrounds the pages of people without an account: the brand, the language, the skin and the way to sign in. */
export const PublicFrame = ({ logo, children }: PublicFrameProps) => {
  const translate = useTranslate();
  const { name } = useModel();
  return (
    <>
      <Bar>
        <Brand to={`/${PUBLIC_PAGES}`}>
          {logo ? <img src={logo} alt="" height={22} /> : <Mark aria-hidden />}
          <span>{name}</span>
        </Brand>
        <Choices>
          <LanguageChoice />
          <SkinButton />
          {/* another program: whoever is signed in comes to their start */}
          <a href={import.meta.env.BASE_URL}>{translate('app.public.signIn')}</a>
        </Choices>
      </Bar>
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <Notifications />
    </>
  );
};

const LanguageChoice = () => {
  const translate = useTranslate();
  const [locale, choose] = useLocaleState();
  return (
    <select
      aria-label={translate('app.language.label')}
      value={locale}
      onChange={({ target }) => choose(target.value)}
    >
      {languages.map((language) => (
        <option key={language.locale} value={language.locale} lang={language.locale}>
          {language.name}
        </option>
      ))}
    </select>
  );
};

const SkinButton = () => {
  const translate = useTranslate();
  const { chosen, choose, shown } = useSkin();
  useLayoutEffect(() => wearSkin(chosen), [chosen]);
  const isDark = shown === 'dark';
  return (
    <IconButton
      onClick={() => choose(isDark ? 'light' : 'dark')}
      aria-label={translate(isDark ? 'app.skin.toLight' : 'app.skin.toDark')}
    >
      <Icon name={isDark ? 'light' : 'dark'} />
    </IconButton>
  );
};

const Bar = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  padding: '10px 16px',
  borderBottom: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
}));

const Brand = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  minWidth: 0,
  color: theme.palette.text.primary,
  fontSize: 16,
  fontWeight: 650,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '& img': { maxWidth: 120 },
}));

/* The corner of a speech bubble. */
const Mark = styled('i')(({ theme }) => ({
  flex: 'none',
  width: 22,
  height: 18,
  borderRadius: '8px 8px 8px 2px',
  backgroundColor: theme.palette.primary.main,
  forcedColorAdjust: 'none',
}));

const Choices = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& select, & a': {
    boxSizing: 'border-box',
    minHeight: 44,
    padding: '0 10px',
    font: 'inherit',
    color: theme.palette.text.primary,
  },
  '& select': {
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 6,
    backgroundColor: theme.palette.background.paper,
  },
  '& a': { display: 'inline-flex', alignItems: 'center' },
}));

const Main = styled('main')({ maxWidth: 960, margin: '0 auto', padding: '24px 16px 64px', outline: 'none' });
