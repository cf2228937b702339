import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Icon } from '../../fields/drawing/Icon';
import { useOpenInSight } from './useOpenInSight';

type TabBarProps = {
  readonly names: readonly string[];
  readonly open: number;
  readonly onOpen: (at: number) => void;
  /** Prefix of the ids that tie a tab to its panel: `<id>-tab-0` and `<id>-panel-0`. */
  readonly id: string;
  readonly label: string;
  /** What is wrong on the tabs, by their places. */
  readonly faults?: ReadonlyMap<number, string>;
};

/** The tabs of a record and of a form; arrows, Home and End open them. */
export const TabBar = ({ names, open, onOpen, id, label, faults }: TabBarProps) => {
  const bar = useOpenInSight<HTMLDivElement>(String(open), '.MuiTabs-scroller');
  return (
    <Tabs
      ref={bar}
      value={open}
      onChange={(_, at: number) => onOpen(at)}
      selectionFollowsFocus
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label={label}
      sx={scrollButtons}
    >
      {names.map((name, at) => (
        <Tab
          key={name}
          label={name}
          id={`${id}-tab-${at}`}
          aria-controls={`${id}-panel-${at}`}
          aria-description={faults?.get(at)}
          iconPosition="end"
          {...(faults?.has(at) && {
            icon: <Icon name="error" />,
            sx: { minHeight: 0, '& svg': { color: 'error.main' } },
          })}
        />
      ))}
    </Tabs>
  );
};

/* Where there is nothing more to see they take no room. */
const scrollButtons = {
  '& .MuiTabScrollButton-root': { width: 28 },
  '& .MuiTabScrollButton-root.Mui-disabled': { width: 0 },
};
