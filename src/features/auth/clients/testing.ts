import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { CookieJar, JSDOM, VirtualConsole } from 'jsdom'
import { sql } from 'kysely'
import { startTestApp } from '#src/testing/harness.ts'

/** Our server on a free port, at another origin than the pages that call it, so that browsers use CORS. */
export async function serve() {
  const { app, db } = await startTestApp()
  const api = await app.listen({ port: 0, host: '127.0.0.1' })
  /** Follows the link in the last reset mail, and returns the page it redirects to without opening that. */
  const followResetMail = async (address: string): Promise<URL> => {
    const { rows } = await db.asWorker(
      async (tx) =>
        await sql<{ url: string }>`
      select facts ->> 'url' as url from outbox where address = ${address} and kind = 'account.reset' order by created_at desc, id desc limit 1`.execute(tx),
    )
    const { pathname, search } = new URL(rows[0]!.url)
    const { headers } = await fetch(api + pathname + search, { redirect: 'manual' })
    return new URL(headers.get('location')!)
  }
  return { api, followResetMail }
}

/** One of our own origins, from which pages call the API. */
export const site = 'http://demo.localhost:3000'

// oxlint-disable-next-line no-explicit-any -- a window full of what scripts of others put there
type Window = any
type Page = { window: Window; require(name: string): Window; /** Requires a dependency of a package. */ broughtBy(client: string, name: string): Window }

/** A browser: cookies and local storage survive between pages. */
export function openBrowser() {
  let cookieJar = new CookieJar()
  let current: Window = null
  return {
    /** Leaves the current page as a reload does: its memory is lost. */
    open(url = `${site}/`): Page {
      const stored = current ? Object.entries<string>({ ...current.localStorage }) : []
      current?.close()
      // jsdom does not implement navigation; the tests open the next page themselves.
      const virtualConsole = new VirtualConsole()
      current = new JSDOM('<!doctype html><title>client</title>', { url, cookieJar, virtualConsole, runScripts: 'outside-only', pretendToBeVisual: true })
        .window
      for (const [name, value] of stored) current.localStorage.setItem(name, value)
      return { window: current, ...requireIn(current) }
    },
    /** Starts over as another person's browser. */
    forget(): void {
      current?.close()
      current = null
      cookieJar = new CookieJar()
    },
  }
}

/** Runs published packages unchanged inside a window, as a bundler would. */
function requireIn(window: Window): Pick<Page, 'require' | 'broughtBy'> {
  const modules = new Map<string, { exports: Window }>()
  const load = (file: string): Window => {
    const known = modules.get(file)
    if (known) return known.exports
    const module = { exports: {} }
    modules.set(file, module)
    const run = window.eval(`(function (require, module, exports, process) {${readFileSync(file, 'utf8')}\n})`)
    const { resolve } = createRequire(file)
    run.call(module.exports, (name: string) => load(resolve(name)), module, module.exports, { env: { NODE_ENV: 'production' } })
    return module.exports
  }
  const { resolve } = createRequire(import.meta.url)
  return { require: (name) => load(resolve(name)), broughtBy: (client, name) => load(createRequire(resolve(client)).resolve(name)) }
}
