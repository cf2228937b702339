import { sources } from './dataProvider.sources';
import { dataProviderSuite } from './dataProvider.suite';

for (const [name, open] of Object.entries(sources)) dataProviderSuite(name, open);
