import { describe, expect, it } from 'vitest';
import { seedOrders } from './seedOrders';

const keys = ['smsLogs', 'senderIds', 'spamWords', 'users', 'userLogs', 'usersOfOld'];

describe('the arguments of npm run seed', () => {
  it.each([
    [['--sms', '1000000'], [{ key: 'smsLogs', count: 1_000_000 }]],
    [['--SMSLOGS=5'], [{ key: 'smsLogs', count: 5 }]],
    [['--users', '7'], [{ key: 'users', count: 7 }]],
    [['--userl', '1_000'], [{ key: 'userLogs', count: 1000 }]],
    [
      ['--sms', '2', '--spam=3'],
      [
        { key: 'smsLogs', count: 2 },
        { key: 'spamWords', count: 3 },
      ],
    ],
  ])('%j name entities by their keys or by what only one key begins with', (argv, orders) => {
    expect(seedOrders(argv, keys)).toEqual(orders);
  });

  it.each([
    [['--s', '5'], '--s is the beginning of smsLogs, senderIds, spamWords. Write more of it.'],
    [['--orders', '5'], '--orders: there is no such entity. Valid: smsLogs, senderIds,'],
    [['sms', '5'], '"sms" is no option. Usage: npm run seed -- --<entity> <count>'],
    [['--', '5'], '"--" is no option.'],
    [['--sms'], '--smsLogs : give a whole number from 1 to 100000000.'],
    [['--sms', '1.5'], '--smsLogs 1.5: give a whole number'],
    [['--sms', '0'], '--smsLogs 0: give a whole number'],
    [['--sms', '--users', '5'], '--smsLogs --users: give a whole number'],
    [['--sms', '1e9'], '--smsLogs 1e9: give a whole number'],
    [['--sms', '999999999'], '--smsLogs 999999999: give a whole number'],
    [[], 'Usage: npm run seed -- --<entity> <count>, such as --sms 1000000. Valid: smsLogs,'],
  ])('%j are refused with what is valid', (argv, message) => {
    expect(() => seedOrders(argv, keys)).toThrow(message);
  });
});
