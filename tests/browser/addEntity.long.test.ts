import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAsAdmin } from './callAsAdmin';
import { codeBlock } from './codeBlock';
import type { Running } from './command';
import { addEntity } from './editConfig';
import { copyProduct, type ProductCopy } from './productCopy';

/* A folder is made and opened twice, which takes longer than the rest of the story in addEntity.test.ts. */
describe('the entity of the README, added while the product runs', () => {
  let copy: ProductCopy;
  let running: Running;

  beforeAll(async () => {
    copy = copyProduct('pglite');
    running = await copy.start();
  });

  afterAll(async () => {
    await running?.stop();
    copy?.remove();
  });

  it('A2 still has the record after a stop and a start', async () => {
    addEntity(copy, 'templates', codeBlock('README.md', 'const templates = '));
    const found = async () => {
      const { status, body } = await callAsAdmin(running.address, 'GET /v1/templates?search=parcel');
      return status === 200 ? body['templates'] : status;
    };
    await expect.poll(found).toEqual([]);
    const parcel = { name: 'Parcel arrives', text: 'Your parcel arrives today.' };
    expect((await callAsAdmin(running.address, 'POST /v1/templates', parcel)).status).toBe(201);
    await running.stop();
    running = await copy.start();
    await expect.poll(() => found()).toMatchObject([parcel]);
  });
});
