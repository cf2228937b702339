import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

type TabBarProps = {
  readonly names: readonly string[];
  readonly open: number;
  readonly onOpen: (at: number) => void;
  /** Prefix of the ids that tie a tab to its panel: `<id>-tab-0` and `<id>-panel-0`. */
  readonly id: string;
  readonly label: string;
};

/** The tabs of a record and of a form; arrows, Home and End open them. */
export const TabBar = ({ names, open, onOpen, id, label }: TabBarProps) => (
  <Tabs
    value={open}
    onChange={(_, at: number) => onOpen(at)}
    selectionFollowsFocus
    variant="scrollable"
    scrollButtons="auto"
    allowScrollButtonsMobile
    aria-label={label}
  >
    {names.map((name, at) => (
      <Tab key={name} label={name} id={`${id}-tab-${at}`} aria-controls={`${id}-panel-${at}`} />
    ))}
  </Tabs>
);
