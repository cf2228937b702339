import { useLocale, useTranslate } from 'react-admin';
import { useModel } from '../../AdminContext';
import { defineCell, type CellProps } from '../../cellView';
import { entityOf, pathText } from './changedFields';
import { changesOf, isChanged } from './changes';
import { lazyPart } from '../../../parts/lazyPart';

const DiffTable = lazyPart<CellProps<'diff'>>(async () => (await import('./DiffTable')).DiffTable, {
  waiting: (props) => <Summary {...props} />,
  failure: 'quiet',
});

export default defineCell<'diff'>({
  width: { least: 140 },
  Cell: Summary,
  Show: DiffTable,
});

const MOST_NAMES = 3;

function Summary(props: CellProps<'diff'>) {
  const locale = useLocale();
  const translate = useTranslate();
  const fields = entityOf(props, useModel())?.fields ?? [];
  const changes = changesOf(props.value.before, props.value.after).filter(isChanged);
  if (changes.length === 0) return translate('app.diff.nothing');
  const names = changes.slice(0, MOST_NAMES).map(({ path }) => pathText(path, fields, locale));
  const rest = changes.length > MOST_NAMES ? ['…'] : [];
  return translate('app.diff.summary', {
    smart_count: changes.length,
    fields: [...names, ...rest].join(', '),
  });
}
