/** As much of the package as the tests use; it comes without types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: { readonly url: string });
    readonly window: Window & { readonly document: Document; readonly localStorage: Storage };
  }
}
