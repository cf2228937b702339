import { useId, type ReactNode } from 'react';
import type { IconName } from '../../../config/icons';
import { Icon } from '../../../fields/drawing/Icon';

type MenuGroupProps = {
  /** Without one the entries are always there. */
  readonly name: string | undefined;
  /** Stands for the entries while they are folded away: a rail shows nothing else of them. */
  readonly icon: IconName | undefined;
  readonly isFolded: boolean;
  /** Absent where the group cannot be folded. */
  readonly onFold: (() => void) | undefined;
  readonly children: ReactNode;
};

/** Entries of the menu under a name that folds them away: no heading, or nine of them would stand before that of the page. */
export const MenuGroup = ({ name, icon, isFolded, onFold, children }: MenuGroupProps) => {
  const id = useId();
  return (
    <section aria-label={name}>
      {name && (
        <div data-heading="" data-folded={isFolded || undefined}>
          {onFold ? (
            <button type="button" aria-expanded={!isFolded} aria-controls={id} onClick={onFold}>
              {isFolded && icon && <Icon name={icon} fontSize="small" aria-hidden />}
              <span>{name}</span>
              <Icon name="up" fontSize="small" aria-hidden />
            </button>
          ) : (
            name
          )}
        </div>
      )}
      <ul id={id} hidden={isFolded}>
        {children}
      </ul>
    </section>
  );
};
