import { createMemoryStore } from '../../server/store/memory';
import { emptyPgliteStore } from '../../gateway/store/pglite.samples';
import { describeAccountFields } from './accountFields.suite';

describeAccountFields(async () => createMemoryStore());
describeAccountFields(emptyPgliteStore);
