declare module 'virtual:demo-settings' {
  import type { DemoSettings } from './demo';

  const settings: DemoSettings;
  export default settings;
}

declare module 'virtual:demo-records-*' {
  import type { DemoRecords } from './demo';

  const records: DemoRecords;
  export default records;
}
