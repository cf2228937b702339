import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'react-admin';
import { Fragment } from 'react';
import { pick } from '../../model/resolved/labels';
import { matches } from '../../model/rules/rules';
import { useModel } from '../AdminContext';
import { defineCell, type CellProps } from '../cellView';
import { isEmpty, numberOf } from '../../model/values/comparable';
import { numberFormat } from '../reading/formats';
import { Value } from '../Value';

export default defineCell<'group'>({
  width: ({ progress }) => (progress ? { whole: 104 } : { least: 120 }),
  Cell: ({ value, field }) => {
    const progress = progressIn(value, field);
    if (progress) return <Progress {...progress} />;
    const filled = field.children.filter(({ name }) => !isEmpty(value[name])).slice(0, 3);
    return (
      <span>
        {filled.map((child, index) => (
          <Fragment key={child.name}>
            {index > 0 && ', '}
            <Value field={child} record={value} />
          </Fragment>
        ))}
      </span>
    );
  },
  Progress: ({ value, field }) => {
    const progress = progressIn(value, field);
    return progress && <Progress {...progress} />;
  },
  Show: function GroupList({ value, field }: CellProps<'group'>) {
    const locale = useLocale();
    const { kinds } = useModel();
    const shown = field.children.filter(({ showWhen }) =>
      matches(showWhen, value, { fields: field.children, kinds }),
    );
    const progress = progressIn(value, field);
    return (
      <>
        {progress && <Progress {...progress} />}
        <List>
          {shown.map((child) => (
            <div key={child.name}>
              <dt>{pick(child.label, locale)}</dt>
              <dd>
                <Value field={child} record={value} part="Show" />
              </dd>
            </div>
          ))}
        </List>
      </>
    );
  },
});

type Done = { readonly done: number; readonly total: number };

/* Undefined where nothing says how many there are. */
const progressIn = (
  value: CellProps<'group'>['value'],
  { progress }: CellProps<'group'>['field'],
): Done | undefined => {
  const numberAt = (name: string) => numberOf(value[name]) ?? 0;
  const total = progress ? numberAt(progress.whole) : 0;
  const left = (progress?.left ?? []).reduce((sum, name) => sum + numberAt(name), 0);
  return total > 0 ? { total, done: Math.max(0, total - left) } : undefined;
};

/* The bar is for the eye: the numbers beside it say the same. */
const Progress = ({ done, total }: Done) => {
  const translate = useTranslate();
  const locale = useLocale();
  const written = (count: number) => numberFormat(locale).format(count);
  return (
    <ProgressLine>
      <span aria-hidden style={{ inlineSize: `${(done / total) * 100}%` }} />
      {translate('app.record.position', { index: written(done), total: written(total) })}
    </ProgressLine>
  );
};

const ProgressLine = styled('span')(({ theme }) => ({
  display: 'inline-block',
  position: 'relative',
  minWidth: 96,
  paddingBottom: 6,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '&::after, & > span': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    bottom: 0,
    height: 4,
    borderRadius: 2,
  },
  '&::after': { insetInlineEnd: 0, backgroundColor: theme.palette.divider },
  '& + dl': { marginTop: 12 },
  '& > span': { zIndex: 1, backgroundColor: theme.palette.primary.main },
}));

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: '8px 24px',
  margin: 0,
  dt: { fontSize: 12, color: theme.palette.text.secondary },
  dd: { margin: 0, overflowWrap: 'anywhere' },
}));
