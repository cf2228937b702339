import type { app as english } from '../en/app';
import type { TranslationOf } from '../translationOf';
import { actions } from './actions';
import { cell } from './cell';
import { dashboard } from './dashboard';
import { diff } from './diff';
import { errors } from './errors';
import { form } from './form';
import { importing } from './import';
import { list } from './list';
import { page } from './page';
import { permissions } from './permissions';
import { preview } from './preview';
import { record } from './record';
import { relations } from './relations';
import { rights } from './rights';
import { searching } from './searching';
import { shell } from './shell';
import { shortcuts } from './shortcuts';
import { smsText } from './smsText';
import { tiers } from './tiers';
import { timeline } from './timeline';

export const app = {
  list,
  cell,
  diff,
  record,
  actions,
  form,
  relations,
  page,
  permissions,
  preview,
  rights,
  errors,
  smsText,
  tiers,
  timeline,
  import: importing,
  dashboard,
  searching,
  shortcuts,
  ...shell,
} satisfies TranslationOf<typeof english>;
