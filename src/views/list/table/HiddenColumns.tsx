import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import type { ColumnRoom } from './columnRoom';

type HiddenColumnsProps = Pick<ColumnRoom, 'hidden' | 'someHidden'> & {
  /** Whether all are shown, and the table scrolls sideways. */
  readonly isWide: boolean;
  readonly onChange: (isWide: boolean) => void;
};

/** Says how many columns have no room, which the width of the frame decides in its styles, and shows them all. */
export const HiddenColumns = ({ hidden, someHidden, isWide, onChange }: HiddenColumnsProps) => {
  const translate = useTranslate();
  if (someHidden === undefined) return null;
  return (
    <button
      type="button"
      data-screen=""
      className={`more ${someHidden}`}
      aria-pressed={isWide}
      title={translate('app.list.allColumns')}
      onClick={() => onChange(!isWide)}
    >
      {hidden.map(({ count, className }) => (
        <span key={count} className={className}>
          <span aria-hidden="true">+{count}</span>
          <span style={visuallyHidden}>{translate('app.list.hiddenColumns', { smart_count: count })}</span>
        </span>
      ))}
    </button>
  );
};
