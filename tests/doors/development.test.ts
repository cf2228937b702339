import { dirname } from 'node:path';
import { describeDevelopment } from './development.suite';

/* One file of every folder, so that none of them is forgotten. */
describeDevelopment((files) => [...new Map(files.map((file) => [dirname(file), file])).values()]);
