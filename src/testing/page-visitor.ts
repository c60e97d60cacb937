import { JSDOM } from 'jsdom'
import { demoPassword } from '#src/seed/demo.ts'
import type { TestApp } from './harness.ts'

/** A site with both languages. */
export const host = 'public.localhost'
export const origin = `http://${host}:3000`

/** A page as it was sent, with its text. */
export type Shown = { status: number; location: string; html: string; text: string; document: Document; headers: Record<string, unknown> }

type Asked = { method?: 'GET' | 'POST'; form?: Record<string, string>; as?: string; language?: string; body?: { type: string; payload: string } }

/** Somebody who opens pages and sends their forms without script, signed in as `admin` of an organization. */
export class PageVisitor {
  readonly #app: TestApp['app']
  cookie = ''

  constructor({ app }: Pick<TestApp, 'app'>) {
    this.#app = app
  }

  /** The cookies of somebody's new session. */
  async signIn(name: string): Promise<string> {
    const { headers } = await this.#app.inject({
      method: 'POST',
      url: '/auth/sign_in',
      headers: { host, 'content-type': 'application/json' },
      payload: { email: name === 'platform' ? 'platform@demo.example' : `${name}@public.example`, password: demoPassword },
    })
    return ['access-token', 'client', 'uid'].map((part) => `${part}=${encodeURIComponent(String(headers[part]))}`).join('; ')
  }

  async open(path: string, { method = 'GET', form, as = this.cookie, language = 'en', body }: Asked = {}): Promise<Shown> {
    const sent = form ? { type: 'application/x-www-form-urlencoded', payload: new URLSearchParams(form).toString() } : body
    const answer = await this.#app.inject({
      method,
      url: path,
      headers: {
        host,
        accept: 'text/html',
        cookie: `${as}; locale=${language}`,
        'accept-language': language,
        ...(sent && { origin, 'content-type': sent.type }),
      },
      ...(sent && { payload: sent.payload }),
    })
    const { document } = new JSDOM(answer.payload).window
    const text = document.querySelector('main')?.textContent ?? ''
    return { status: answer.statusCode, location: answer.headers.location ?? '', html: answer.payload, text, document, headers: answer.headers }
  }

  async send(path: string, form: Record<string, string>): Promise<Shown> {
    return await this.open(path, { method: 'POST', form })
  }

  /** Follows the redirect, as a browser does after a form. */
  async sendOn(path: string, form: Record<string, string>): Promise<Shown> {
    const answer = await this.send(path, form)
    return answer.location ? await this.open(answer.location) : answer
  }
}

/** The rows of the tables in a part of a page, by the heading of the part. */
export function rowsOf({ document }: Pick<Shown, 'document'>, heading: string): Record<string, string> {
  const part = [...document.querySelectorAll('section')].find((one) => one.querySelector('h2')?.textContent === heading)!
  return Object.fromEntries([...part.querySelectorAll('tr')].map((row) => [row.querySelector('th')!.textContent!, row.querySelector('td')!.textContent!]))
}
