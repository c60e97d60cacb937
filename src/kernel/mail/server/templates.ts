import type { MailTemplate } from './mail-template.ts'

const templates = new Map<string, MailTemplate>()

/** Makes kinds of mail known, by kind: `registerMails({ 'account.confirm': … })`. Called once for each feature at start. */
export function registerMails(mails: Readonly<Record<string, MailTemplate>>): void {
  for (const [kind, template] of Object.entries(mails)) templates.set(kind, template)
}

/** @throws when nobody registered the kind */
export function templateFor(kind: string): MailTemplate {
  const template = templates.get(kind)
  if (!template) throw new Error(`There is no mail of the kind ${kind}: registerMails() was not told of it.`)
  return template
}
