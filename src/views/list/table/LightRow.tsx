import { RecordContextProvider, useTranslate, type Identifier, type RaRecord } from 'react-admin';
import { memo, useId, type ReactNode, type SyntheticEvent } from 'react';
import { Link } from 'react-router';
import { Value } from '../../../fields/Value';
import { useRowState } from '../../AmongContext';
import { useTitleOf } from '../../useTitleOf';
import { useEntity } from '../../useEntity';
import { InlineValue } from '../inline/InlineValue';
import { RowGrip } from '../rows/RowGrip';
import { PeekButton } from '../peek/PeekButton';
import { RowActions } from './RowActions';
import type { TableColumn } from './useTableColumns';

type LightRowProps = {
  readonly index: number;
  readonly record: RaRecord;
  readonly columns: readonly TableColumn[];
  /** The record's page. */
  readonly path: string | undefined;
  readonly isSelected: boolean;
  /** Whether it has a quick view, and whether that is open. */
  readonly peek?: 'offered' | 'open' | undefined;
  /** Absent where rows cannot be selected. */
  readonly onToggle: ((id: Identifier, event: SyntheticEvent) => void) | undefined;
  /** Learns how high the row is. */
  readonly measure?: ((element: Element | null) => void) | undefined;
  /** Its number among the rows of all pages, from 1 for the head on. */
  readonly number?: number | undefined;
};

export const LightRow = memo((props: LightRowProps) => {
  const { index, record, columns, path, isSelected, onToggle, measure, number, peek } = props;
  const translate = useTranslate();
  const title = useTitleOf()(record);
  const { inlineEdit } = useEntity().list;
  const id = useId();
  return (
    <RecordContextProvider value={record}>
      <tr
        ref={measure}
        data-index={index}
        data-peeked={peek === 'open' || undefined}
        aria-selected={isSelected}
        aria-rowindex={number}
      >
        {onToggle && (
          <td className="check">
            <RowGrip id={record.id} />
            <input
              type="checkbox"
              checked={isSelected}
              aria-label={translate('app.list.selectRow', { name: title })}
              /* the click carries the shift key, which selects a range */
              onClick={(event) => onToggle(record.id, event)}
              onChange={() => undefined}
            />
          </td>
        )}
        {columns.map(({ field, isLeading, width, className, style }) => (
          <td
            key={field.name}
            className={className}
            style={style}
            /* its value is its name; the button in it is none of it */
            aria-labelledby={isLeading && peek ? id : undefined}
          >
            {shrinking(
              'least' in width,
              isLeading && path !== undefined ? (
                <TitleLink id={peek && id} path={path} title={title}>
                  <Value field={field} record={record} part="Plain" />
                </TitleLink>
              ) : inlineEdit.includes(field.name) ? (
                <InlineValue field={field} record={record} />
              ) : (
                <Value field={field} record={record} part="Cell" />
              ),
            )}
          </td>
        ))}
        <td className="actions">
          <RowActions title={title} />
        </td>
      </tr>
    </RecordContextProvider>
  );
});

LightRow.displayName = 'LightRow';

/* What a table needs to leave a text the room that its column has. */
const shrinking = (isText: boolean, value: ReactNode): ReactNode =>
  isText ? (
    <div>
      <span>{value}</span>
    </div>
  ) : (
    value
  );

type TitleLinkProps = {
  /** Present where the record has a quick view, whose button stands beside the link. */
  readonly id: string | undefined;
  readonly path: string;
  readonly title: string;
  readonly children: ReactNode;
};

const TitleLink = ({ id, path, title, children }: TitleLinkProps) => (
  <>
    <Link id={id} to={path} state={useRowState()} className="title" aria-keyshortcuts={id && 'Space'}>
      {children}
    </Link>
    {id && <PeekButton title={title} tabIndex={-1} />}
  </>
);
