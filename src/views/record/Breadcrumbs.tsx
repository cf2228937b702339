import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import { styled } from '@mui/material/styles';
import { LinkBase, useCreatePath, useTranslate, type RaRecord } from 'react-admin';
import { useModel } from '../../fields/AdminContext';
import { Icon } from '../../fields/drawing/Icon';
import { useCan, useEntity, useLabel } from '../useEntity';
import { useTitleOf } from '../useTitleOf';

type BreadcrumbsProps = {
  /** What is open: below its list, or below the record if there is one. */
  readonly here: string;
  /** The record that the open page is about, where it is not the record's own page. */
  readonly record?: RaRecord;
};

type Crumb = { readonly text: string; readonly to?: string | undefined; readonly isRecord?: true };

/** Where the page stands: its group, its list as it was left, its record. A phone shows only the way one step back. */
export const Breadcrumbs = ({ here, record }: BreadcrumbsProps) => {
  const translate = useTranslate();
  const crumbs = useCrumbs(record);
  const back = crumbs.findLastIndex(({ to }) => to !== undefined);
  return (
    <Trail aria-label={translate('app.record.breadcrumbs')} maxItems={Infinity}>
      {crumbs.map(({ text, to, isRecord }, at) =>
        to === undefined ? (
          <bdi key={at} data-gives={isRecord}>
            {text}
          </bdi>
        ) : (
          <LinkBase key={at} to={to} className={at === back ? 'back' : undefined} data-gives={isRecord}>
            <Icon name="previous" fontSize="small" aria-hidden />
            <bdi>{text}</bdi>
          </LinkBase>
        ),
      )}
      <bdi aria-current="page" data-gives={record ? undefined : true}>
        {here}
      </bdi>
    </Trail>
  );
};

/* The list by its bare address: it comes back with the filters, the order and the page it was left with. */
const useCrumbs = (record: RaRecord | undefined): readonly Crumb[] => {
  const { name, group, menuLabel } = useEntity();
  const { groups } = useModel();
  const can = useCan();
  const label = useLabel();
  const titleOf = useTitleOf();
  const createPath = useCreatePath();
  const section = groups.find(({ key }) => key === group);
  const to = (right: 'list' | 'show', path: string) => (can(right) ? path : undefined);
  return [
    ...(section?.label ? [{ text: label(section.label) }] : []),
    { text: label(menuLabel), to: to('list', createPath({ resource: name, type: 'list' })) },
    ...(record
      ? [
          {
            text: titleOf(record),
            isRecord: true as const,
            to: to('show', createPath({ resource: name, type: 'show', id: record.id })),
          },
        ]
      : []),
  ];
};

const Trail = styled(MuiBreadcrumbs)(({ theme }) => ({
  minWidth: 0,
  fontSize: 13,
  lineHeight: '24px',
  'main > div > &': { marginBottom: 12 },
  '& ol': { flexWrap: 'nowrap' },
  /* the names of lists stay whole, those of records give way */
  '& li': { flexShrink: 0, padding: 2 },
  '& li:has([data-gives])': {
    flexShrink: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& li[aria-hidden]': { marginInline: 4 },
  '& a': {
    display: 'inline-block',
    minWidth: 24,
    color: theme.palette.primary.main,
    lineHeight: '24px',
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline' },
  '& svg': { display: 'none' },
  /* a block within the line would be cut where it ends, without a sign */
  [theme.breakpoints.up('sm')]: {
    '& a[data-gives]': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  [theme.breakpoints.down('sm')]: {
    '& li:not(:has(.back))': { display: 'none' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 4,
      maxWidth: '100%',
      minHeight: 40,
      fontSize: 14,
    },
    '& a bdi': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& svg': { display: 'block' },
  },
}));
