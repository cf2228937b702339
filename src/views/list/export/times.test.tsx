// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../../tests/fields/FieldScreen';
import { kinds } from '../../../fields/kinds';
import { useFileWording, useWording } from '../../../fields/useWording';
import { titleOf } from '../../../model/answers/title';
import { exportTable } from './exportRows';
import dateTime from '../../../fields/dateTime/cell';

afterEach(cleanup);

const fields = { at: { kind: 'dateTime' }, day: { kind: 'date' } };
const model = modelOf({
  calls: { label: { one: 'Call', many: 'Calls' }, title: 'Call of {at}', icon: 'phone', fields } as never,
});
const calls = model.resource('calls');
const record = { id: '1', at: '2026-11-21T23:30:00.000Z', day: '2026-11-21' };

const Written = () => {
  const { Show: Cell = dateTime.Cell } = dateTime;
  const [field] = calls.fields;
  return (
    <>
      {field && <Cell value={record.at} field={field as never} record={record} />}
      <p>{titleOf(calls, record, useWording())}</p>
      <p>{exportTable([record], calls.fields, useFileWording()).at(-1)?.join(' | ')}</p>
    </>
  );
};

const NO_BREAK = /[\u00a0\u202f]/g;
const texts = (times: object) => {
  render(
    <FieldScreen model={{ ...model, kinds }} times={times}>
      <Written />
    </FieldScreen>,
  );
  const shown = [screen.getByRole('time'), ...screen.getAllByRole('paragraph')];
  return shown.map(({ textContent }) => textContent.replaceAll(NO_BREAK, ' '));
};

it('S9.16 a moment is written in the zone of its reader: in cells, in titles and in files', () => {
  expect(texts({ timeZone: 'Asia/Tokyo' })).toEqual([
    'Nov 22, 2026, 08:30',
    'Call of Nov 22, 2026, 08:30',
    '2026-11-22T08:30:00+09:00 | 2026-11-21',
  ]);
});

it('the whole moment, to the second and with its zone, shows where a shown one is pointed at', () => {
  texts({ timeZone: 'Asia/Tokyo' });
  expect(screen.getByRole('time').title).toBe('Sunday, November 22, 2026 at 08:30:00 Japan Standard Time');
});

it('S9.16 a file has dates as the person has chosen, and can be read again', () => {
  const [, , file = ''] = texts({ timeZone: 'America/New_York', dates: 'dots' });
  expect(file).toBe('21.11.2026 18:30:00-05:00 | 21.11.2026');
  const read = calls.fields.map((field, at) =>
    kinds[field.kind].fromText(file.split(' | ')[at] ?? '', field),
  );
  expect(read).toEqual([{ value: record.at }, { value: record.day }]);
});

it('a file of who has chosen no zone has moments in UTC', () => {
  expect(texts({}).at(-1)).toBe('2026-11-21T23:30:00.000Z | 2026-11-21');
});
