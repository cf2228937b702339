import { describeWorst } from './worst/describeWorst';

/* in the language with the longest words */
describeWorst({ language: 'Deutsch', width: 390, skins: ['light'] });
