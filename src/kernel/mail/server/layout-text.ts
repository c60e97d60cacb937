import { type Locale, say } from '#kernel/i18n/messages.ts'
import { messages } from '#kernel/mail/messages.ts'
import { richLines } from './layout-rich.ts'
import { preferencesPath } from './layout.ts'
import type { MailContent } from './mail-template.ts'
import type { MailSender } from './mail-theme.ts'

/** The same mail as plain text, with everything but the pictures. */
export function layoutText(content: MailContent, locale: Locale, sender: MailSender): string {
  const { heading, paragraphs, links = [], factRows = [], button, why, essential, stop } = content
  const parts = [
    heading,
    ...paragraphs.map((one) => (typeof one === 'string' ? one : richLines(one, sender.origin))),
    ...links.map(({ label, notes, url }) => [label, ...notes, new URL(url, sender.origin).href].join('\n')),
    factRows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    button ? `${button.label}:\n${new URL(button.url, sender.origin).href}` : '',
    `${say(locale, messages.regards)}\n${say(locale, messages.team, { name: sender.name })}`,
    [
      '--',
      ...(sender.phone ? [say(locale, messages.questions, { phone: sender.phone })] : []),
      why,
      ...(essential ? [] : [`${stop?.label ?? say(locale, messages.choose)}: ${sender.origin}${stop?.url ?? preferencesPath}`]),
    ].join('\n'),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
