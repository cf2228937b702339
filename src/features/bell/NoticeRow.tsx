import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { memo } from 'react';
import { useCreatePath, useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useAbility, useModel, useTimes } from '../../fields/AdminContext';
import { Icon } from '../../fields/drawing/Icon';
import { useWording } from '../../fields/useWording';
import { Value } from '../../fields/Value';
import { titleOf } from '../../model/answers/title';
import type { Resource } from '../../model/resolved/resource';
import { textOf } from '../../model/values/comparable';
import { timeOf } from './dayOf';
import type { Notice } from './useNotices';

type NoticeRowProps = {
  readonly notice: Notice;
  readonly resource: Resource;
  readonly onRemove: (notice: Notice) => void;
  readonly onLeave: () => void;
};

/** One notification: how serious, what, when, and whether it has been read (S4.01). */
export const NoticeRow = memo(function NoticeRow({ notice, resource, onRemove, onLeave }: NoticeRowProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const wording = useWording();
  const { timeZone } = useTimes();
  const to = useAddress(notice, resource);
  const { bell, fields } = resource;
  const isUnread = notice[bell?.read ?? ''] !== true;
  const title = titleOf(resource, notice, wording);
  const text = textOf(notice[bell?.text ?? '']) ?? '';
  const severity = fields.find(({ name }) => name === bell?.severity);
  return (
    <Row data-unread={isUnread}>
      <div>
        <p>
          {isUnread && <span style={visuallyHidden}>{translate('app.bell.isUnread')} </span>}
          <strong>
            {to === undefined ? (
              title
            ) : (
              <Link to={to} onClick={onLeave}>
                {title}
              </Link>
            )}
          </strong>
        </p>
        {text !== '' && <p>{text}</p>}
        <p>
          {severity && notice[severity.name] !== undefined && <Value field={severity} record={notice} />}{' '}
          <time>{timeOf(notice['createdAt'], { locale, timeZone })}</time>
        </p>
      </div>
      <IconButton
        size="small"
        onClick={() => onRemove(notice)}
        aria-label={translate('app.bell.remove', { name: title })}
      >
        <Icon name="delete" fontSize="small" />
      </IconButton>
    </Row>
  );
});

/* Of a record that this person may see, and of nothing else: an address in a notification is never followed (F-10). */
const useAddress = (notice: Notice, { bell }: Resource): string | undefined => {
  const { resources } = useModel();
  const ability = useAbility();
  const createPath = useCreatePath();
  const [key, id] = [notice[bell?.about?.entity ?? ''], notice[bell?.about?.record ?? '']] as const;
  const target = resources.find((each) => each.key === key);
  if (!target || typeof id !== 'string' || id === '' || !ability.can('show', target.subject))
    return undefined;
  return createPath({ resource: target.name, type: 'show', id });
};

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: 8,
  padding: '8px 0 8px 12px',
  borderBottom: `1px solid ${theme.palette.divider}`,
  borderInlineStart: '3px solid transparent',
  overflowWrap: 'anywhere',
  '& p': { margin: '0 0 2px' },
  '& strong': { fontWeight: 400 },
  '& time': { color: theme.palette.text.secondary, fontSize: 12 },
  '&[data-unread=true]': { borderInlineStartColor: theme.palette.primary.main },
  '&[data-unread=true] strong': { fontWeight: 650 },
}));
