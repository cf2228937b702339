import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import type { RaRecord } from 'react-admin';
import type { ListViewOptions } from '../../config/listViews';
import { useModel } from '../../fields/AdminContext';
import { useCells } from '../../fields/CellsContext';
import { Value } from '../../fields/Value';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { matches, pathsOf } from '../../model/rules/rules';
import { isEmpty } from '../../model/values/comparable';
import { RowCheck } from '../../views/list/rows/RowCheck';
import { RowName } from '../../views/list/rows/RowName';
import { useSeenFields } from '../../views/list/rows/useSeenFields';
import { RowActions } from '../../views/list/table/RowActions';
import { useEntity, useLabel } from '../../views/useEntity';
import { useTitleOf } from '../../views/useTitleOf';

type LineProps = { readonly record: RaRecord; readonly options: ListViewOptions<'split'> };

/** A record in short: its name and when it was, and the rest of it below. */
export const Line = ({ record, options: { line, strong } }: LineProps) => {
  const { fields } = useEntity();
  const { kinds } = useModel();
  const cells = useCells();
  const seen = useSeenFields();
  const title = useTitleOf()(record);
  const [first, ...others] = seen(line);
  const isThere = (field: ResolvedField) =>
    !isEmpty(record[field.name]) && (record[field.name] !== false || cells[field.kind].isPressed?.(field));
  const isTime = ({ kind }: ResolvedField) => cells[kind].isTime === true;
  const told = others.filter(isThere);
  const isStrong = strong !== undefined && matches(strong, record, { fields, kinds });
  return (
    <Box className="line" data-strong={isStrong || undefined}>
      <RowCheck record={record} title={title} />
      <div className="name">
        {isStrong && <Why fields={seen(pathsOf(strong))} record={record} />}
        <RowName field={first} record={record} title={title} />
      </div>
      {told.filter(isTime).map((field) => (
        <span key={field.name} className="time">
          <Value field={field} record={record} part="Cell" />
        </span>
      ))}
      <Box data-screen="" className="tools">
        <RowActions title={title} />
      </Box>
      <div className="rest">
        {told
          .filter((field) => !isTime(field))
          .map((field) => (
            <span key={field.name}>
              <Value field={field} record={record} part="Mark" />
            </span>
          ))}
      </div>
    </Box>
  );
};

type WhyProps = { readonly fields: readonly ResolvedField[]; readonly record: RaRecord };

/* Weight alone says nothing to whoever listens. */
const Why = ({ fields, record }: WhyProps) => {
  const label = useLabel();
  return (
    <span style={visuallyHidden}>
      {fields.map((field) => (
        <span key={field.name}>
          {label(field.label)}: <Value field={field} record={record} part="Plain" />
        </span>
      ))}
    </span>
  );
};
