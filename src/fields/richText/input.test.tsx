// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { editFields } from '../../../tests/fields/editFields';
import { modelOf } from '../../../tests/fields/FieldScreen';

const model = modelOf({
  posts: {
    label: { one: 'Post', many: 'Posts' },
    title: '{id}',
    icon: 'tag',
    fields: { body: { kind: 'richText', required: true, max: 40, help: 'Be kind' } as never },
  },
});

const body = {
  type: 'doc',
  text: 'Hello',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hello' }] }],
};

const box = () => screen.findByRole('textbox', { name: /^Body/ });
const button = (name: string) => screen.findByRole('button', { name });

const paste = async (data: Readonly<Record<string, string>>) => {
  const target = await box();
  target.focus();
  fireEvent.paste(target, { clipboardData: { getData: (type: string) => data[type] ?? '' } });
};

afterEach(cleanup);

it('is named and described, and leaves the form clean', async () => {
  editFields(model, { body });
  const input = await box();
  expect(input.textContent).toBe('Hello');
  expect(input.getAttribute('aria-required')).toBe('true');
  const help = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(help?.textContent).toContain('Be kind');
  expect(screen.getByRole('status').textContent).toBe('clean');
  expect(document.querySelector('style[data-tiptap-style]')).toBeNull();
});

it('is stored as a tree with what it says, and as nothing where nothing is left', async () => {
  const { saved, user } = editFields(model, { body });
  await paste({ 'text/html': '<p>Dear <b>all</b></p><ul><li>one</li></ul><script>hit()</script>' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved).toMatchObject([
    { body: { type: 'doc', text: expect.stringContaining('Dear all') as unknown } },
  ]);
  expect(JSON.stringify(saved)).toContain('{"type":"text","marks":[{"type":"bold"}],"text":"all"}');
  expect(JSON.stringify(saved)).not.toContain('hit');
});

it('says what is wrong with it as other inputs do', async () => {
  const { saved, user } = editFields(model, {});
  await box();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Required')).toBeTruthy();
  expect((await box()).getAttribute('aria-invalid')).toBe('true');
  await paste({ 'text/plain': 'x'.repeat(41) });
  expect(await screen.findByText(/at most 40 characters/)).toBeTruthy();
  expect(saved).toEqual([]);
});

it('has a toolbar of one place in the order of Tab, led through by arrows and left by Escape', async () => {
  const { user } = editFields(model, { body });
  const bold = await button('Bold');
  const buttons = within(await screen.findByRole('toolbar')).getAllByRole('button');
  expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toEqual([bold]);
  expect(bold.getAttribute('aria-pressed')).toBe('false');
  bold.focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(await button('Italic'));
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(await button('Redo'));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(bold);
  fireEvent.keyDown(await box(), { key: 'F10', altKey: true });
  await waitFor(() => expect(document.activeElement).toBe(bold));
});

it('makes a list, says so, and takes it back', async () => {
  const { user } = editFields(model, { body });
  await user.click(await button('Bulleted list'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('dirty'));
  expect((await box()).querySelector('ul li')?.textContent).toBe('Hello');
  await waitFor(async () =>
    expect((await button('Bulleted list')).getAttribute('aria-pressed')).toBe('true'),
  );
  await user.click(await button('Undo'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('clean'));
});

it('takes no address that runs something, and says which it takes', async () => {
  const { saved, user } = editFields(model, { body });
  await user.click(await button('Link'));
  const address = await screen.findByRole('textbox', { name: 'Address' });
  await user.type(address, 'javascript:hit(){Enter}');
  expect(await screen.findByText(/^https:\/\/, http:\/\//)).toBeTruthy();
  await user.clear(address);
  await user.type(address, 'https://a.test/{Enter}');
  await waitFor(async () =>
    expect((await box()).querySelector('a')?.getAttribute('href')).toBe('https://a.test/'),
  );
  expect((await box()).querySelector('a')?.rel).toBe('noopener noreferrer nofollow');
  expect(saved).toEqual([]);
});

it('keeps away from a value that is none', async () => {
  editFields(model, { body: 'text' });
  expect(await screen.findByTitle(/expected a formatted text/)).toBeTruthy();
  expect(screen.queryByRole('toolbar')).toBeNull();
});

it('shows what came from a server with more in it than is allowed, and no picture of a stranger', async () => {
  const image = { type: 'image', attrs: { src: 'https://evil.test/1.png', alt: 'a cat' } };
  const content = [
    { type: 'script', content: [{ type: 'text', text: 'hit()' }] },
    { type: 'paragraph', content: [image] },
  ];
  editFields(model, { body: { type: 'doc', content } });
  const input = await box();
  expect(input.textContent).toBe('hit()a cat');
  expect(input.querySelector('img[src], script')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('clean');
});
