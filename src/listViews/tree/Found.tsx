import Box from '@mui/material/Box';
import { useGetManyAggregate, useResourceContext, type RaRecord } from 'react-admin';
import type { ListViewOptions } from '../../config/listViews';
import { isEmpty, textOf } from '../../model/values/comparable';
import { useSeenFields } from '../../views/list/rows/useSeenFields';
import { useTitleOf } from '../../views/useTitleOf';
import { Line } from './Line';

type FoundProps = { readonly record: RaRecord; readonly options: ListViewOptions<'tree'> };

/** A record that was found, below the way to it. */
export const Found = ({ record, options }: FoundProps) => {
  const [parent] = useSeenFields()(options.parent);
  const above = parent && textOf(record[parent.name]);
  return (
    <Line
      record={record}
      options={options}
      path={
        parent &&
        !isEmpty(above) && (
          <Box className="path">
            <Path id={above ?? ''} parent={parent.name} depth={0} />
          </Box>
        )
      }
    />
  );
};

/** Whoever keeps records of a foreign server in a circle still sees where they are. */
const DEEPEST = 50;

type PathProps = { readonly id: string; readonly parent: string; readonly depth: number };

/* From the first level down; what stands at the same depth above several records is asked for together. */
const Path = ({ id, parent, depth }: PathProps) => {
  const name = useResourceContext() ?? '';
  const titleOf = useTitleOf();
  const { data: [record] = [] } = useGetManyAggregate<RaRecord>(name, { ids: [id] });
  if (!record) return null;
  const above = textOf(record[parent]);
  return (
    <>
      {!isEmpty(above) && depth < DEEPEST && <Path id={above ?? ''} parent={parent} depth={depth + 1} />}
      {titleOf(record)} /{' '}
    </>
  );
};
