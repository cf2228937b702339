import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { ListViewOptions } from '../../config/listViews';
import { lazyPart } from '../../parts/lazyPart';
import type { ListViewProps } from '../../views/list/ListExtrasContext';
import { PeekContext } from '../../views/list/peek/PeekContext';
import { usePlace } from '../../views/list/peek/usePlace';
import { frameStyle } from '../../views/list/rows/frameStyle';
import { RecordList } from '../../views/list/rows/RecordList';
import { LoadingRows } from '../../views/list/table/LoadingRows';
import { StatePage } from '../../views/states/StatePage';
import { useCan, useEntity } from '../../views/useEntity';
import { Line } from './Line';
import { lineStyle, splitStyle } from './splitStyle';
import { useLeading } from './useLeading';
import { useOpenRecord } from './useOpenRecord';

type Options = ListViewOptions<'split'>;

const Pane = lazyPart(async () => (await import('./Pane')).Pane, { waiting: () => <LoadingRows /> });

/** The records of a list as lines, and beside them the one that is open; whoever may open none has the lines alone. */
const SplitView = (props: ListViewProps<Options>) =>
  useCan()('show') ? <Split {...props} /> : <Lines {...props} />;

export default SplitView;

const Lines = ({ options, groupBy }: ListViewProps<Options>) => (
  <RecordList groupBy={groupBy} sx={frameStyle} itemSx={lineStyle}>
    {(record) => <Line record={record} options={options} />}
  </RecordList>
);

const Split = (props: ListViewProps<Options>) => {
  const { icon } = useEntity();
  const translate = useTranslate();
  const isOver = useMediaQuery(useTheme().breakpoints.down('md'));
  const { id, look, close, turn } = useOpenRecord();
  const lines = useRef<HTMLDivElement>(null);
  const place = usePlace({ id, look, turn });
  const peek = useMemo(() => ({ id, look }), [id, look]);
  const { focusLine, ...listening } = useLeading({ id, look, go: place.go, lines, isOver });
  useEffect(() => Pane.prepare(), []);
  return (
    <Box sx={splitStyle}>
      <Box ref={lines} className="lines" {...listening}>
        <PeekContext value={peek}>
          <Lines {...props} />
        </PeekContext>
      </Box>
      {id !== undefined ? (
        <Box className="pane">
          <PeekContext value={undefined}>
            <Pane
              id={id}
              options={props.options}
              isOver={isOver}
              place={place}
              onClose={close}
              onLeave={focusLine}
            />
          </PeekContext>
        </Box>
      ) : (
        !isOver && (
          <Box className="none" data-screen="">
            <StatePage icon={icon} title={translate('app.list.look.none')} />
          </Box>
        )
      )}
    </Box>
  );
};
