import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { granted } from '../../../model/permissions/granted';
import { usualActions, type RightRow } from '../../../model/permissions/rightGroups';
import { RightMark, type Matrix } from './RightMark';

type RightTableRowProps = { readonly row: RightRow; readonly matrix: Matrix };

/** One subject: the usual actions in columns, its own ones below it when they are asked for. */
export const RightTableRow = ({ row, matrix }: RightTableRowProps) => {
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  const { subject } = row;
  const limits = [matrix.words.reach(row), matrix.words.claim(row)].filter((each) => each !== undefined);
  const more = row.more.map(({ action }) => action);
  const partsOf = (action: string) => (action === 'manage' ? [...row.actions, ...more] : READING);
  const isRead = matrix.onToggle === undefined;
  const isGiven = (grant: string) => grant === 'yes' || (!isRead && grant === 'above');
  const given = more.filter((action) => isGiven(granted(matrix.pairs, subject, action)));
  return (
    <>
      <tr data-field={row.isField || undefined}>
        <th scope="row">
          {matrix.words.subject(subject)}
          {limits.map((limit) => (
            <Limit key={limit}>{` ${limit}`}</Limit>
          ))}
        </th>
        {usualActions.map((action) => (
          <td key={action} data-usual>
            {row.actions.includes(action) && (
              <RightMark
                {...{ matrix, subject, action }}
                word={matrix.words.action(action, subject)}
                parts={action === 'manage' || action === 'read' ? partsOf(action) : []}
              />
            )}
          </td>
        ))}
        <td>
          {isRead ? (
            given.map((action) => matrix.words.action(action, subject)).join(', ')
          ) : (
            <MoreButton
              {...{ row, matrix, isOpen, details }}
              given={given.length}
              onClick={() => setOpen(!isOpen)}
            />
          )}
        </td>
      </tr>
      {isOpen && (
        <tr id={details}>
          <td colSpan={usualActions.length + 2}>
            <Details>
              {more.map((action) => (
                <RightMark
                  key={action}
                  {...{ matrix, subject, action }}
                  word={matrix.words.action(action, subject)}
                />
              ))}
            </Details>
          </td>
        </tr>
      )}
    </>
  );
};

type MoreButtonProps = RightTableRowProps & {
  readonly isOpen: boolean;
  readonly details: string;
  readonly given: number;
  readonly onClick: () => void;
};

const MoreButton = ({ row, matrix, isOpen, details, given, onClick }: MoreButtonProps) => {
  const text = useTranslate()('app.permissions.more', { given, total: row.more.length });
  return (
    <Button
      size="small"
      onClick={onClick}
      aria-expanded={isOpen}
      aria-controls={isOpen ? details : undefined}
      aria-label={`${text}: ${matrix.words.subject(row.subject)}`}
    >
      {text}
    </Button>
  );
};

const READING = ['list', 'show'];

const Limit = styled('small')(({ theme }) => ({ display: 'block', color: theme.palette.text.secondary }));

const Details = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '4px 24px', paddingLeft: 16 });
