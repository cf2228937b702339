import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFarDown } from './useFarDown';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Page = () => <p>{useFarDown() ? 'far down' : 'near the top'}</p>;

it('asks how far a page is scrolled only once it scrolls', () => {
  const asked = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(401);
  const { rerender } = render(<Page />);
  rerender(<Page />);
  expect(asked).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(screen.getByText('far down')).toBeDefined();
  asked.mockReturnValue(400);
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(screen.getByText('near the top')).toBeDefined();
});
