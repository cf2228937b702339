import { createContext, useContext } from 'react';
import type { Language } from '../../locales/languages';
import type { OwnAccount } from '../../model/account/ownAccount';
import type { Addresses } from '../../model/pages/addresses';
import type { Connection, DemoChanges } from '../../providers/session/connection';
import type { Preview } from '../../providers/session/preview';
import type { Settings } from '../../providers/settings/settings';

export type Shell = {
  readonly settings: Settings;
  readonly connection: Connection;
  readonly preview: Preview;
  readonly ownAccount: OwnAccount;
  /** What was written to samples in this browser; absent where there are none. */
  readonly sampleChanges?: () => Promise<DemoChanges>;
  /** Downloads all that a language needs, and changes nothing. Rejects when it cannot be had. */
  readonly prepareLanguage: (locale: Language) => Promise<unknown>;
  /** What the program knows an address as that people see. */
  readonly inner: Addresses['inner'];
  /** Brings what the list of an entity needs, by its key. Rejects when it cannot be had. */
  readonly forList: (key: string) => Promise<void>;
};

export const ShellContext = createContext<Shell | undefined>(undefined);

/** What surrounds the pages: the settings, the connection to the servers, and the own account. */
export const useShell = (): Shell => {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('No ShellContext above: the layout lives inside AdminApp.');
  return shell;
};
