declare module 'jsdom' {
  export class CookieJar {}
  export class VirtualConsole {
    on(event: 'jsdomError', listener: (error: Error) => void): this
  }
  export class JSDOM {
    constructor(html: string, options: { url: string; cookieJar: CookieJar; virtualConsole: VirtualConsole; runScripts: 'outside-only'; pretendToBeVisual: boolean })
    // oxlint-disable-next-line no-explicit-any -- scripts of others put there what they like
    readonly window: any
  }
}
