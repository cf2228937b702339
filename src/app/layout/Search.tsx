import { useStore, useTranslate } from 'react-admin';
import { SearchDialog } from '../../features/search/SearchDialog';
import type { SearchProps } from '../../features/search/SearchButton';
import type { Hit } from '../../features/search/results';
import { openShortcuts } from '../../features/shortcuts/openShortcuts';
import { ACCOUNT_PAGE } from '../../model/account/ownAccount';
import { useSkin } from '../theme/useSkin';
import { useShell } from './ShellContext';
import { useLanguages } from './useLanguageItems';
import { useSignOut } from './useSignOut';

/** The search box, with what can be done from everywhere. */
export const Search = (props: SearchProps) => (
  <SearchDialog {...props} commands={useCommands(props.onClose)} />
);

const useCommands = (onClose: () => void): readonly Hit[] => {
  const translate = useTranslate();
  const [density, setDensity] = useStore('density', 'comfortable');
  const { languages, locale, choose } = useLanguages(onClose);
  const signOut = useSignOut();
  const isEntered = Boolean(useShell().connection.session.user()?.enteredBy);
  const isCompact = density === 'compact';
  const closing = (act: () => void) => () => {
    onClose();
    act();
  };
  return [
    {
      id: 'signOut',
      title: translate('app.signOut'),
      also: translate('app.searching.also.signOut'),
      icon: 'signOut',
      to: signOut,
    },
    ...useSkinCommands(closing),
    {
      id: 'keys',
      title: translate('app.shortcuts.title'),
      also: translate('app.searching.also.keys'),
      icon: 'help',
      to: closing(openShortcuts),
    },
    {
      id: 'density',
      title: translate(isCompact ? 'app.searching.comfortable' : 'app.compact'),
      also: translate('app.searching.also.density'),
      icon: 'menu',
      to: closing(() => setDensity(isCompact ? 'comfortable' : 'compact')),
    },
    ...(isEntered
      ? []
      : [
          { id: 'account', title: translate('app.ownAccount.title'), icon: 'key', to: ACCOUNT_PAGE } as const,
        ]),
    ...languages
      .filter((language) => language.locale !== locale)
      .map((language) => ({
        id: language.locale,
        title: `${translate('app.language.label')}: ${language.name}`,
        also: new Intl.DisplayNames(locale, { type: 'language' }).of(language.locale),
        icon: 'language' as const,
        to: () => void choose(language),
      })),
  ];
};

const useSkinCommands = (closing: (act: () => void) => () => void): readonly Hit[] => {
  const translate = useTranslate();
  const { shown, choose } = useSkin();
  const other = shown === 'dark' ? 'light' : 'dark';
  const also = translate('app.searching.also.skin');
  return [
    {
      id: 'skin',
      title: translate(other === 'light' ? 'app.skin.toLight' : 'app.skin.toDark'),
      also,
      icon: other,
      to: closing(() => choose(other)),
    },
    {
      id: 'skinOfSystem',
      title: translate('app.skin.asSystem'),
      also,
      icon: 'settings',
      to: closing(() => choose('system')),
    },
  ];
};
