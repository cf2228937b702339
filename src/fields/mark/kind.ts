import type { KindShape } from '../../config/fieldKinds';
import { defineKind, type Kind } from '../../model/resolved/kind';
import boolean from '../boolean/kind';
import { markSigns, type MarkSign } from '../reading/markSigns';

interface MarkShape extends KindShape {
  readonly options: { readonly icon?: MarkSign };
  readonly value: boolean;
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    mark: MarkShape;
  }
}

export default defineKind<'mark'>({
  ...(boolean as unknown as Kind<'mark'>),
  name: 'mark',
  summary:
    'A star or a heart that each person sets for themselves: nobody else sees it, and it changes nothing of the record. Whoever may read a record may mark it, 1,000 of each list at most.',
  options: { icon: { type: 'text', oneOf: markSigns, doc: 'How it is drawn.', default: 'star' } },
  example: { icon: 'heart' },
  views: ['list', 'show', 'filter', 'export'],
  isSortable: false,
  isPersonal: true,
});
