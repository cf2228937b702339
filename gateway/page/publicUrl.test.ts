import { expect, it } from 'vitest';
import { publicUrlFrom } from './publicUrl';

it('reads the address of the page, with a slash at its end', () => {
  expect(publicUrlFrom({})).toBeUndefined();
  expect(publicUrlFrom({ PUBLIC_URL: ' ' })).toBeUndefined();
  expect(publicUrlFrom({ PUBLIC_URL: 'https://admin.example.com' })).toBe('https://admin.example.com/');
  expect(publicUrlFrom({ PUBLIC_URL: 'http://localhost:80/a/b' })).toBe('http://localhost/a/b/');
});

it.each([
  'admin.example.com',
  'javascript:alert(1)',
  'https://admin.example.com/?a=b',
  'https://admin.example.com/#there',
  'https://somebody@admin.example.com',
])('says of %s that it is none', (PUBLIC_URL) => {
  expect(() => publicUrlFrom({ PUBLIC_URL })).toThrow(`PUBLIC_URL=${PUBLIC_URL} is no address of a page`);
});
