import { exactlyOnce } from './exactlyOnce.suite';

exactlyOnce(20);
