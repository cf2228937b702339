import { expect, it } from 'vitest';
import { sqlJson, sqlKey } from './sqlColumn';

it('puts plain names into a statement, and refuses every other path', () => {
  expect(sqlJson('client.name')).toBe("(data #> '{client,name}')");
  for (const path of [`a' or true --`, 'a.', '', 'a b', 'a,b', 'a}', '1a'])
    expect(() => sqlKey(path)).toThrow('is not a path');
});
