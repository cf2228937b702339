// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../tests/fields/FieldScreen';
import { Value } from '../Value';

const model = modelOf({
  messages: {
    label: { one: 'Message', many: 'Messages' },
    title: '{id}',
    icon: 'sms',
    fields: {
      errorCode: {
        kind: 'choice',
        values: {
          '13': {
            label: 'No such subscriber',
            tone: 'danger',
            permanent: true,
            advice: 'Remove the contact.',
          },
          '50': { label: 'Too fast' },
        },
      } as never,
    },
  },
});

const show = (errorCode: string, part: 'Cell' | 'Show') => {
  const [field] = model.resource('messages').fields;
  if (!field) throw new Error('the model lost its field');
  return render(
    <FieldScreen model={model}>
      <Value field={field} record={{ id: '1', errorCode }} part={part} />
    </FieldScreen>,
  ).container;
};

afterEach(cleanup);

describe('a choice that is explained', () => {
  it('says below its chip on the page what to do and whether it lasts', () => {
    expect(show('13', 'Show').textContent).toBe(
      'No such subscriberPermanent: trying again will not help.Remove the contact.',
    );
  });

  it('keeps the advice for the title in a list', () => {
    expect(show('13', 'Cell').textContent).toBe('No such subscriber');
    expect(screen.getByTitle('Remove the contact.')).toBeTruthy();
  });

  it('says nothing more of a value that has no advice', () => {
    expect(show('50', 'Show').textContent).toBe('Too fast');
    expect(document.querySelector('[title]')).toBeNull();
  });

  it('D-21 shows a value that nobody declared as it came, and says that it is unknown', () => {
    for (const value of ['77', '__proto__']) {
      expect(show(value, 'Show').textContent).toBe(value);
      expect(screen.getByTitle(`Unknown value “${value}”`)).toBeTruthy();
      cleanup();
    }
  });
});
