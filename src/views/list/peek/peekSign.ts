/** The button of the quick view: a page with a drawer at its side, drawn without a component for each row. */
export const peekSign = {
  display: 'inline-grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  borderRadius: '8px',
  background: 'none',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    boxSizing: 'border-box',
    width: 16,
    height: 13,
    border: '1.5px solid',
    borderInlineEndWidth: 6,
    borderRadius: '3px',
  },
} as const;
