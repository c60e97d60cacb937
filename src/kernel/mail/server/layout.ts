import { type Locale, say } from '#kernel/i18n/messages.ts'
import { messages } from '#kernel/mail/messages.ts'
import { escapeHtml } from './escape.ts'
import { richLines, richPart } from './layout-rich.ts'
import type { MailSender } from './mail-theme.ts'
import { pictureUrl } from './pictures.ts'
import type { MailContent } from './templates.ts'

const body = `font-family:'Fira Sans','Segoe UI',Helvetica,Arial,sans-serif`
const display = `font-family:Literata,Georgia,'Times New Roman',serif`

/** The page where people choose which mails they get. */
export const preferencesPath = '/profile-edit/settings'

/** A mail as HTML: one sheet of at most 608 px, in tables and with colours on each element, as mail programs need it (design §13). */
export function layoutHtml(content: MailContent, locale: Locale, sender: MailSender): string {
  const { theme } = sender
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(content.subject)}</title></head>
<body style="margin:0;padding:0;background:${theme.page}">
${preheader(content)}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${theme.page}"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="608" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:608px">
<tr><td style="background:${theme.surface};border:1px solid ${theme.line}">
<img src="${pictureUrl('frieze', theme)}" width="606" alt="" style="display:block;width:100%;height:auto;border:0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding:32px 24px 40px;${body};font-size:18px;line-height:28px;color:${theme.text}">
${letterhead(sender)}
<h1 style="margin:32px 0 0;${display};font-size:30px;line-height:36px;font-weight:700;color:${theme.text}">${escapeHtml(content.heading)}</h1>
${content.paragraphs.map((one) => (typeof one === 'string' ? paragraph(one) : richPart(one, sender))).join('\n')}
${linksOf(content, sender)}
${facts(content, sender)}${buttonOf(content, locale, sender)}
${paragraph(`${say(locale, messages.regards)}\n${say(locale, messages.team, { name: sender.name })}`)}
</td></tr></table>
</td></tr>
<tr><td align="center" style="padding:24px 16px;${body};font-size:16px;line-height:24px;color:${theme.textSoft}">
${footer(content, locale, sender).join('<br>\n')}
</td></tr>
</table>
</td></tr></table>
</body></html>`
}

/** Only shown in the inbox, after the subject. */
function preheader({ preheader: words }: MailContent): string {
  return words ? `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(words)}</div>\n` : ''
}

function paragraph(text: string): string {
  return `<p style="margin:16px 0 0">${lines(text)}</p>`
}

function linksOf({ links: wanted = [] }: MailContent, { theme, origin }: MailSender): string {
  return wanted
    .map(({ label, notes, url }) => {
      const anchor = `<a href="${escapeHtml(new URL(url, origin).href)}" style="color:${theme.link};font-weight:600">${escapeHtml(label)}</a>`
      return `<p style="margin:16px 0 0">${[anchor, ...notes.map((note) => `<span style="color:${theme.textSoft}">${lines(note)}</span>`)].join('<br>\n')}</p>`
    })
    .join('\n')
}

function lines(text: string): string {
  return escapeHtml(text).replace(/\r?\n/g, '<br>')
}

/** The center's name, on two lines when it ends with the town. */
function letterhead({ name, town, theme }: MailSender): string {
  const above = name.endsWith(` ${town}`) ? name.slice(0, -town.length).trim() : ''
  const below = above ? town : name
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="padding-right:12px"><img src="${pictureUrl('houses', theme)}" width="40" height="40" alt="" style="display:block;border:0"></td>
<td style="${body};font-size:16px;line-height:22px;color:${theme.textSoft}">${above ? `${escapeHtml(above)}<br>` : ''}<strong style="${display};font-size:18px;color:${theme.text}">${escapeHtml(below)}</strong></td>
</tr></table>`
}

function facts({ factRows = [] }: MailContent, { theme }: MailSender): string {
  if (factRows.length === 0) return ''
  const rows = factRows.map(({ label, value }) => `<span style="color:${theme.textSoft}">${escapeHtml(label)}</span><br><strong>${lines(value)}</strong>`)
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:24px;background:${theme.tint}${corner(theme, 6)}"><tr>
<td width="80" valign="middle" style="padding:20px 0 20px 20px"><img src="${pictureUrl('cup', theme)}" width="80" height="80" alt="" style="display:block;border:0"></td>
<td style="padding:20px;${body};font-size:18px;line-height:26px;color:${theme.text}">${rows.join('<br>\n')}</td>
</tr></table>\n`
}

function buttonOf({ button: wanted }: MailContent, locale: Locale, sender: MailSender): string {
  if (!wanted) return ''
  const { theme } = sender
  const url = escapeHtml(new URL(wanted.url, sender.origin).href)
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin-top:24px"><tr>
<td align="center" height="56" style="height:56px;background:${theme.accent};border-bottom:3px solid ${theme.accentEdge}${corner(theme, 12)}"><a href="${url}" style="display:inline-block;padding:14px 28px;${body};font-size:18px;line-height:28px;font-weight:600;color:${theme.onAccent};text-decoration:none">${escapeHtml(wanted.label)}</a></td>
</tr></table>
<p style="margin:24px 0 0;font-size:16px;line-height:24px">${escapeHtml(say(locale, messages.buttonFails))}<br><a href="${url}" style="color:${theme.link};word-break:break-all;text-decoration:none">${url}</a></p>`
}

function corner({ rounded }: MailSender['theme'], radius: number): string {
  return rounded ? `;border-radius:${radius}px` : ''
}

function footer({ why, essential, stop }: MailContent, locale: Locale, { phone, origin, theme }: MailSender): string[] {
  return [
    ...(phone ? [escapeHtml(say(locale, messages.questions, { phone }))] : []),
    escapeHtml(why),
    ...(essential
      ? []
      : [
          `<a href="${escapeHtml(origin + (stop?.url ?? preferencesPath))}" style="color:${theme.link}">${escapeHtml(stop?.label ?? say(locale, messages.choose))}</a>`,
        ]),
  ]
}

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
