import { describe, expect, it } from 'vitest';
import type { Resource } from '../../model/resolved/resource';
import { model } from '../../../tests/hostile/goodRecords';
import type { Dialect } from './dialect';
import { singular } from './singular';

const setting = model.resources.find(({ single }) => single) as Resource;
const [field] = setting.fields;

const answering = (answer: unknown) =>
  singular({ one: () => Promise.resolve(answer) } as unknown as Dialect).one(setting, setting.key);

describe('a dialect for an only record', () => {
  it('calls the record by the key of its entity, whatever the server calls it', async () => {
    expect(await answering({ _id: '7', [String(field?.name)]: 'a' })).toMatchObject({
      [setting.api.idKey]: setting.key,
    });
    expect(await answering({})).toEqual({ [setting.api.idKey]: setting.key });
  });

  it('takes no answer for the record that has nothing of what is declared', async () => {
    expect(await answering({ wrapped: { [String(field?.name)]: 'a' } })).toBeUndefined();
  });
});
