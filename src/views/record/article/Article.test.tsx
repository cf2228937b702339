// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import type { RaRecord } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { FieldScreen, modelOf, rememberingProvider } from '../../../../tests/fields/FieldScreen';
import { f } from '../../../config/builders';
import { defineResource } from '../../../config/defineResource';
import { Article } from './Article';

const post = defineResource({
  label: { one: 'Post', many: 'Posts' },
  title: '{name}',
  icon: 'draft',
  layout: 'article',
  fields: {
    name: f.text({}),
    cover: f.image({}),
    author: f.text({}),
    secret: f.text({ showWhen: { author: 'nobody' } }),
    lead: f.longText({}),
    body: f.longText({}),
  },
  related: [{ resource: 'notes', target: 'post' }],
});

const notes = defineResource({
  label: { one: 'Note', many: 'Notes' },
  title: '{text}',
  icon: 'draft',
  fields: { text: f.text({}), post: f.reference({ to: 'posts' }) },
});

const model = modelOf({ posts: post, notes });
const cover = 'data:image/png;base64,AAAA';
const whole = { id: '1', name: 'Spring', cover, author: 'Ada', secret: 'x', lead: 'It is', body: 'warm.' };

const open = (record: RaRecord, rights?: { action: string; subject: string }[]) => {
  const rows = [{ id: 'n', text: 'So it is', post: '1' } as { id: string }];
  const { provider } = rememberingProvider({ 'apps/notes': rows, 'apps/posts': [whole] });
  render(
    <FieldScreen model={model} provider={provider} {...(rights && { rights })}>
      {/* what react-admin brings has no places for what the lists keep */}
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <Article record={record} /> }])} />
    </FieldScreen>,
  );
};

afterEach(cleanup);

it('has a byline of its short fields, its picture and its texts, in this order, and no title of its own', () => {
  open(whole);
  const article = screen.getByRole('article');
  expect(
    within(article)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Author']);
  expect(within(article).getByRole('img').getAttribute('src')).toBe(cover);
  expect(article.textContent).toBe('AuthorAdaLeadIt isBodywarm.');
});

it('names no text that is the only one, and leaves out what is empty', () => {
  open({ id: '1', name: 'Spring', body: 'warm.', lead: '', author: null });
  expect(screen.getByRole('article').textContent).toBe('warm.');
  expect(screen.queryByRole('img')).toBeNull();
});

it('has related records below it, for whoever may list them', async () => {
  open(whole);
  expect(screen.getByRole('heading', { name: 'Notes' })).toBeDefined();
  expect(await screen.findByText('So it is')).toBeDefined();
  cleanup();
  open(whole, [{ action: 'show', subject: 'posts' }]);
  expect(screen.queryByRole('heading', { name: 'Notes' })).toBeNull();
});

it('keeps lines to about 70 letters', () => {
  open(whole);
  expect(window.getComputedStyle(screen.getByRole('article')).maxWidth).toBe('70ch');
});
