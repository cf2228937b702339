import { useId, type ReactNode } from 'react';
import { Icon } from '../../../fields/drawing/Icon';

type MenuGroupProps = {
  /** Without one the entries are always there. */
  readonly name: string | undefined;
  readonly isFolded: boolean;
  /** Absent where the group cannot be folded. */
  readonly onFold: (() => void) | undefined;
  readonly children: ReactNode;
};

/** Entries of the menu under a heading that folds them away. */
export const MenuGroup = ({ name, isFolded, onFold, children }: MenuGroupProps) => {
  const id = useId();
  return (
    <section aria-label={name}>
      {name && (
        <h2>
          {onFold ? (
            <button type="button" aria-expanded={!isFolded} aria-controls={id} onClick={onFold}>
              {name}
              <Icon name="up" fontSize="small" aria-hidden />
            </button>
          ) : (
            name
          )}
        </h2>
      )}
      <ul id={id} hidden={isFolded}>
        {children}
      </ul>
    </section>
  );
};
