import { useStore, useTranslate } from 'react-admin';
import { useId } from 'react';
import { Icon } from '../../../fields/drawing/Icon';
import { MenuLink } from './MenuFrame';

export type MenuView = { readonly id: string; readonly name: string; readonly path: string };

type MenuViewsProps = {
  /** The key of the entry, and what it is called. */
  readonly entry: string;
  readonly title: string;
  readonly views: readonly MenuView[];
  readonly onChoose: (() => void) | undefined;
};

/** The views of a list below its entry, folded away until somebody unfolds them, and then as they left them. */
export const MenuViews = ({ entry, title, views, onChoose }: MenuViewsProps) => {
  const translate = useTranslate();
  const id = useId();
  const [unfolded, unfold] = useStore<Readonly<Record<string, boolean>> | null>('menu.views');
  const isOpen = unfolded?.[entry] ?? false;
  const label = translate('app.menu.views', { name: title });
  return (
    <div data-views="">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={label}
        title={label}
        onClick={() => unfold({ ...unfolded, [entry]: !isOpen })}
      >
        <Icon name="up" fontSize="inherit" aria-hidden />
      </button>
      <ul id={id} hidden={!isOpen}>
        {views.map((view) => (
          <li key={view.id}>
            <MenuLink to={view.path} onClick={onChoose}>
              <span>{view.name}</span>
            </MenuLink>
          </li>
        ))}
      </ul>
    </div>
  );
};
