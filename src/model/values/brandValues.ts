/** Whether a text is a colour as the brand is given in: `#rrggbb`. */
export const isBrandColor = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value);

/** Whether a text is an address the mark of the brand may be loaded from: https, a path of the own host, or data. */
export const isLogo = (value: string): boolean => /^(https:\/\/|data:image\/|\/(?![/\\]))\S+$/i.test(value);
