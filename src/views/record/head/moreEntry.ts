import type { IconName } from '../../../config/icons';

/** What the menu of further actions offers. */
export type MoreEntry = {
  readonly key: string;
  readonly icon: IconName;
  readonly text: string;
  readonly isDanger: boolean;
  readonly choose: () => void;
};
