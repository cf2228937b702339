/** How a mark is drawn: whole where it is set, as its outline where it is not. */
export const markSigns = ['star', 'heart', 'check'] as const;

export type MarkSign = (typeof markSigns)[number];
