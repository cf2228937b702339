import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext, useLocale, useTranslate } from 'react-admin';
import { useModel } from '../../../fields/AdminContext';
import { numberFormat } from '../../../fields/reading/formats';
import { declaredValues } from '../../../model/pages/groups';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import type { ResolvedRail } from '../../../model/resolved/resource';
import { isEmpty, textOf, type Row } from '../../../model/values/comparable';
import { useLabel, useVisibleFields } from '../../useEntity';
import { useCountsBy, withoutField, type CountsBy } from '../counts/useCountsBy';
import { useFilterText } from '../filters/useFilterText';
import { RailItem } from './RailItem';

type RailValuesProps = { readonly by: string; readonly choose: ResolvedRail['choose'] };

/** The values of a field; nothing for whoever may not see it. */
export const RailValues = ({ by, choose }: RailValuesProps) => {
  const field = useVisibleFields('filter').find(({ name }) => name === by);
  return field ? <Values field={field} choose={choose} /> : null;
};

/** So many are shown at first of what has many values. */
const SHOWN = 12;

type ValuesProps = { readonly field: ResolvedField; readonly choose: ResolvedRail['choose'] };

const Values = ({ field, choose }: ValuesProps) => {
  const label = useLabel();
  const translate = useTranslate();
  const counts = useCountsBy(field.name, { isOwnFilterLeft: true });
  const { chosen, toggle, isNone, toggleNone } = useChosen(field, choose);
  const { kinds } = useModel();
  const [isAll, setAll] = useState(false);
  const values = useValues(field, { counts, chosen });
  if (values.length === 0) return null;
  /* of a list nobody can be asked for those that are empty */
  const hasNone = kinds[field.kind].filter !== 'holds' && (counts?.at(null)?.count ?? 0) > 0;
  const shown = isAll ? values : values.slice(0, SHOWN);
  return (
    <section aria-label={label(field.label)}>
      <Box component="h2" sx={headStyle}>
        {label(field.label)}
      </Box>
      <ul>
        {shown.map((value) => (
          <ValueItem
            key={value}
            field={field}
            value={value}
            isOn={chosen.includes(value)}
            isTicked={choose === 'many'}
            count={counts?.at(value)?.count}
            onChoose={() => toggle(value)}
          />
        ))}
        {(isNone || hasNone) && (
          <RailItem name={translate('app.list.group.none')} isOn={isNone} onChoose={toggleNone}>
            <Count of={counts?.at(null)?.count} />
          </RailItem>
        )}
      </ul>
      {shown.length < values.length && (
        <Button size="small" onClick={() => setAll(true)}>
          {translate('app.list.rail.all', { smart_count: values.length, count: values.length })}
        </Button>
      )}
    </section>
  );
};

type ValueItemProps = {
  readonly field: ResolvedField;
  readonly value: string;
  readonly isOn: boolean;
  readonly isTicked: boolean;
  readonly count: number | undefined;
  readonly onChoose: () => void;
};

const ValueItem = ({ field, value, count, ...item }: ValueItemProps) => {
  const { kinds } = useModel();
  const name = useFilterText({ field, values: [storedAs(value, field, kinds)] });
  return (
    <RailItem {...item} name={name}>
      <Count of={count} />
    </RailItem>
  );
};

const Count = ({ of }: { readonly of: number | undefined }) => {
  const number = numberFormat(useLocale());
  if (of === undefined) return null;
  return (
    <Box component="span" sx={countStyle}>
      {number.format(of)}
    </Box>
  );
};

const countStyle = { color: 'text.secondary', fontSize: 12, fontVariantNumeric: 'tabular-nums' } as const;

/* Those that are declared, else those that records have; what the list is filtered by is among them either way. */
const useValues = (
  field: ResolvedField,
  { counts, chosen }: { readonly counts: CountsBy | undefined; readonly chosen: readonly string[] },
): readonly string[] => {
  const { kinds } = useModel();
  const isTruth = kinds[field.kind].jsonSchema(field)['type'] === 'boolean';
  const declared = isTruth ? TRUTHS : declaredValues(field, kinds);
  const counted = counts?.groups.flatMap(({ key }) => key ?? []) ?? [];
  return [...new Set([...(declared ?? []), ...counted, ...chosen])];
};

const TRUTHS = ['true', 'false'];

const storedAs = (
  value: string,
  field: ResolvedField,
  kinds: ReturnType<typeof useModel>['kinds'],
): unknown => (kinds[field.kind].jsonSchema(field)['type'] === 'boolean' ? value === 'true' : value);

/* Which values the list is filtered to, and how one more or less of them makes another list: Back leads to the one before. */
const useChosen = (field: ResolvedField, choose: ResolvedRail['choose']) => {
  const { kinds } = useModel();
  const { filterValues, setFilters } = useListContext();
  const filters = Object(filterValues) as Row;
  const asked = filters[field.name];
  const chosen = isEmpty(asked) ? [] : [asked].flat().flatMap((value) => textOf(value) ?? []);
  const toggle = (value: string) => {
    const others = choose === 'many' ? chosen.filter((each) => each !== value) : [];
    const next = chosen.includes(value) ? others : [...others, value];
    const stored = next.map((each) => storedAs(each, field, kinds));
    /* as their filters in the form have it: of declared values several, of all else one */
    const isSingle = stored.length === 1 && declaredValues(field, kinds) === undefined;
    const rest = withoutField(filters, field.name);
    const asks = { [field.name]: isSingle ? stored[0] : stored };
    setFilters(next.length === 0 ? rest : { ...rest, ...asks }, {});
  };
  const noneKey = `${field.name}_exists`;
  const isNone = textOf(filters[noneKey]) === 'false';
  const toggleNone = () => {
    const rest = withoutField(filters, field.name);
    setFilters(isNone ? rest : { ...rest, [noneKey]: false }, {});
  };
  return { chosen, toggle, isNone, toggleNone };
};

const headStyle = {
  m: 0,
  px: { xs: 0, lg: 1.5 },
  py: 0.5,
  color: 'text.secondary',
  fontSize: 12,
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const;
