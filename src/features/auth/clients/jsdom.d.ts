declare module 'jsdom' {
  export const CookieJar: new () => object
  export class VirtualConsole {
    on(event: 'jsdomError', listener: (error: Error) => void): this
  }
  export class JSDOM {
    constructor(
      html: string,
      options?: {
        url?: string
        contentType?: string
        cookieJar?: object
        virtualConsole?: VirtualConsole
        runScripts?: 'outside-only'
        pretendToBeVisual?: boolean
      },
    )
    // oxlint-disable-next-line no-explicit-any -- scripts of others put there what they like
    readonly window: any
  }
}
