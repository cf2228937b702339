import { describeWorst } from './worst/describeWorst';

describeWorst({ language: 'English', width: 1440, skins: ['light'] });
