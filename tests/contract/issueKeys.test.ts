import { expect, it } from 'vitest';
import { messages } from '../../src/locales/en/messages';
import { actionKeys, formKeyOf, formKeys } from '../../src/model/resolved/issueKeys';

/* That a kind answers with no other key is for the compiler to say: `Issue` and `Kind` name these types. */
const { cell, form } = messages.app;

it.each(formKeys)('says in a form what is wrong with a value: %s', (key) => {
  expect(form).toHaveProperty(key, expect.stringMatching(/\w/));
});

it.each(Object.keys(formKeyOf))('says at a cell why it stays blank: %s', (key) => {
  expect(cell).toHaveProperty(key, expect.stringMatching(/\w/));
});

it.each(actionKeys)('says why an action is not for a record: %s', (key) => {
  expect(messages.app).toHaveProperty(key, expect.stringMatching(/\w/));
});
