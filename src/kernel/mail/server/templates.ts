import type { MailEvent } from './mail-event.ts'
import type { MailTemplate } from './mail-template.ts'

const templates = new Map<string, MailTemplate>()
const events = new Map<string, MailEvent>()

/** Makes kinds of mail known, by kind: `registerMails({ 'account.confirm': … })`, with the events they tell about. Called once for each feature at start. */
export function registerMails(mails: Readonly<Record<string, MailTemplate>>, told: Readonly<Record<string, MailEvent>> = {}): void {
  for (const [kind, template] of Object.entries(mails)) templates.set(kind, template)
  for (const [kind, event] of Object.entries(told)) events.set(kind, event)
}

/** @throws when nobody registered the kind */
export function templateFor(kind: string): MailTemplate {
  const template = templates.get(kind)
  if (!template) throw new Error(`There is no mail of the kind ${kind}: registerMails() was not told of it.`)
  return template
}

/** The event that a kind of mail tells about; a mail of its own (a digest, a test) has none. */
export const eventFor = (kind: string): MailEvent | undefined => events.get(kind)

/** Every kind of mail with its event, in the order of the features. */
export const allEvents = (): ReadonlyMap<string, MailEvent> => events
