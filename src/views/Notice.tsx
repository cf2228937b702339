import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../fields/drawing/Icon';

type NoticeProps = {
  readonly tone: 'info' | 'warning' | 'danger';
  /** Whether it is announced to those who listen. Default: yes. */
  readonly isSaid?: boolean;
  readonly children: ReactNode;
};

/** Something to know about the page: a warning waits politely, a failure is announced at once. */
export const Notice = ({ tone, isSaid = true, children }: NoticeProps) => (
  <Box role={isSaid ? roles[tone] : undefined} data-tone={tone}>
    <Icon name={icons[tone]} fontSize="small" aria-hidden />
    <div>{children}</div>
  </Box>
);

const roles = { info: 'status', warning: 'status', danger: 'alert' } as const;

const icons = { info: 'help', warning: 'warning', danger: 'error' } as const;

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 10,
  margin: '0 0 16px',
  padding: '10px 14px',
  borderRadius: 8,
  overflowWrap: 'anywhere',
  '&[data-tone=info]': noticeColors(theme.palette.tones.info),
  '&[data-tone=warning]': noticeColors(theme.palette.tones.warning),
  '&[data-tone=danger]': noticeColors(theme.palette.tones.danger),
}));

function noticeColors({
  fg,
  bg,
  border,
}: {
  readonly fg: string;
  readonly bg: string;
  readonly border: string;
}) {
  return { color: fg, backgroundColor: bg, border: `1px solid ${border}` };
}
