/** Seeing the product as a role does. */
export const preview = {
  start: 'View as this role',
  seen: 'You see the product as %{name}. This is for looking: nothing can be changed.',
  stop: 'Back to your own rights',
  refused: 'You only look at the product as a role does. To change something, go back to your own rights.',
};
