import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import type { KeyboardEvent } from 'react';
import { Icon } from '../../../fields/drawing/Icon';

type MenuFindProps = {
  readonly typed: string;
  readonly onType: (text: string) => void;
  /** How many entries meet what was typed. */
  readonly number: number;
  /** Opens the first of them. */
  readonly onEnter: () => void;
};

/** A field that finds entries of the menu by their names; Enter opens the first, Escape shows the whole menu again. */
export const MenuFind = ({ typed, onType, number, onEnter }: MenuFindProps) => {
  const translate = useTranslate();
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onEnter();
    if (event.key !== 'Escape' || typed === '') return;
    // The drawer of a phone stays for another press.
    event.stopPropagation();
    onType('');
  };
  const status =
    number > 0
      ? translate('app.searching.found', { smart_count: number, count: number })
      : translate('app.menu.nothing');
  return (
    <>
      <label>
        <Icon name="search" fontSize="small" aria-hidden />
        <input
          type="text"
          data-shortcut="menu"
          enterKeyHint="go"
          autoComplete="off"
          aria-label={translate('app.menu.find')}
          placeholder={translate('app.menu.find')}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={press}
        />
      </label>
      <p role="status" style={number > 0 || typed === '' ? visuallyHidden : undefined}>
        {typed && status}
      </p>
    </>
  );
};
