import { defineCell } from '../cellView';

/* nothing to show, whatever a server may have sent */
export default defineCell<'password'>({ width: { whole: 24 }, Cell: () => null });
