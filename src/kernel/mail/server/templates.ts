import type { MailEvent } from './mail-event.ts'
import type { MailTemplate } from './mail-template.ts'

const templates = new Map<string, MailTemplate>()
const events = new Map<string, MailEvent>()

/**
 * Registers kinds of mail, by kind: `registerMails({ 'account.confirm': … })`, with the events behind them. Called once for
 * each feature at start.
 */
export function registerMails(mails: Readonly<Record<string, MailTemplate>>, told: Readonly<Record<string, MailEvent>> = {}): void {
  for (const [kind, template] of Object.entries(mails)) templates.set(kind, template)
  for (const [kind, event] of Object.entries(told)) events.set(kind, event)
}

/** @throws when the kind is not registered */
export function templateFor(kind: string): MailTemplate {
  const template = templates.get(kind)
  if (!template) throw new Error(`There is no mail of the kind ${kind}: registerMails() was not told of it.`)
  return template
}

/** The event behind a kind of mail; undefined for a mail without one (a digest, a test). */
export const eventFor = (kind: string): MailEvent | undefined => events.get(kind)

/** Every kind of mail with its event, in the order of the features. */
export const allEvents = (): ReadonlyMap<string, MailEvent> => events
