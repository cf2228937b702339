import { defineCell } from '../cellView';

/* nothing to show, whatever a server may have sent */
export default defineCell<'password'>({ Cell: () => null });
