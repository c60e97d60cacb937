import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { loginRoles } from '#kernel/db/server/roles.ts'
import { recordedStatements } from './recorded-statements.ts'

// Set up before test files while `scripts/previous-release.ts` runs them: writes down what the product asks, with the login that asks it.

type Wire = { startup(settings: { user?: string }): void; parse(message: { text: string }, more?: unknown): void }
const { prototype } = pg.Connection as unknown as { prototype: Wire & { isRecorded?: true } }

// Test files that share a process share its `pg` too.
if (!prototype.isRecorded) {
  prototype.isRecorded = true
  mkdirSync(recordedStatements, { recursive: true })
  const logins = new WeakMap<object, string>()
  const known = new Set<string>()
  const { startup, parse } = prototype
  prototype.startup = function (this: Wire, settings) {
    if (settings.user) logins.set(this, settings.user)
    startup.call(this, settings)
  }
  prototype.parse = function (this: Wire, message, more) {
    const role = logins.get(this)
    const line = JSON.stringify({ role, text: message.text })
    if (role !== undefined && (loginRoles as readonly string[]).includes(role) && !known.has(line)) {
      known.add(line)
      appendFileSync(join(recordedStatements, `${process.pid}.jsonl`), `${line}\n`)
    }
    parse.call(this, message, more)
  }
}
