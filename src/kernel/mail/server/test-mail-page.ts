import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '#kernel/db/server/database.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { timeZone } from '#kernel/i18n/dates.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { messages } from '#kernel/mail/messages.ts'
import { escapeHtml } from './escape.ts'
import { withPictures } from './pictures.ts'

type Options = {
  db: Database
  /** All centers of the tenant of this request. */
  centersOf: (request: FastifyRequest) => string[] | Promise<string[]>
}

/** GET /test/mail: what this website has sent, for people and (Accept: application/json) for tests. Never registered in production. */
export async function testMailPage(app: FastifyInstance, { db, centersOf }: Options): Promise<void> {
  app.get('/test/mail', async (request, reply) => {
    const mails = await sentMails(db, await centersOf(request))
    reply.header('cache-control', 'no-store').header('vary', 'Accept')
    if (prefersJson(request)) return reply.type('application/json; charset=utf-8').send(JSON.stringify(mails))
    // A policy of its own: each mail brings its styles and pictures, and none may run or fetch anything.
    reply.header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    return reply.type('text/html; charset=utf-8').send(page(mails, request.locale))
  })
}

function prefersJson({ headers: { accept = '' } }: FastifyRequest): boolean {
  return /\bapplication\/(vnd\.api\+)?json\b/.test(accept) && !/\btext\/html\b/.test(accept)
}

const style = `
:root{color-scheme:light}*{box-sizing:border-box}
body{margin:0;background:#f1f5f9;color:#04133f;font:1.125rem/1.6 'Fira Sans','Segoe UI',Helvetica,Arial,sans-serif}
main{max-width:46rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{font:700 2rem/1.2 Literata,Georgia,serif;margin:0 0 .5rem}p{margin:0 0 1.5rem;color:#314158}a{color:#2352c7}
.mail{background:#fff;border:1px solid #e2e8f0;border-radius:.75rem;margin-top:1rem;overflow:hidden}
summary{padding:1rem 1.25rem;cursor:pointer;overflow-wrap:anywhere}summary:focus-visible,a:focus-visible{outline:3px solid #163ea8;outline-offset:-3px}
summary small{display:block;font-size:1rem;color:#314158}
iframe{display:block;width:100%;height:42rem;border:0;border-top:1px solid #e2e8f0}
.mail .text{border-top:1px solid #e2e8f0}pre{margin:0;padding:0 1.25rem 1.25rem;white-space:pre-wrap;overflow-wrap:anywhere;font:1rem/1.5 ui-monospace,monospace}`

function page(mails: SentMail[], locale: Locale): string {
  const title = escapeHtml(say(locale, messages.sentMails))
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1>
<p>${escapeHtml(say(locale, messages.sentMailsIntro))} <a href="/test/mail">${escapeHtml(say(locale, messages.refresh))}</a></p>
${mails.length === 0 ? `<p>${escapeHtml(say(locale, messages.noMails))}</p>` : mails.map((mail) => item(mail, locale)).join('\n')}
</main></body></html>`
}

function item({ to, subject, text, html, sentAt }: SentMail, locale: Locale): string {
  const at = sentAt ? `<time datetime="${sentAt}">${escapeHtml(moment(locale, new Date(sentAt)))}</time>` : '…'
  // Links open in a new tab; a mail may do nothing else.
  const opened = html.replace('<head>', '<head><base target="_blank">')
  return `<details class="mail"><summary><strong>${escapeHtml(subject)}</strong><small>${escapeHtml(say(locale, messages.to))} ${escapeHtml(to)} · ${at}</small></summary>
<iframe title="${escapeHtml(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" srcdoc="${escapeHtml(opened)}"></iframe>
<details class="text"><summary>${escapeHtml(say(locale, messages.asText))}</summary><pre>${escapeHtml(text)}</pre></details></details>`
}

function moment(locale: Locale, at: Date): string {
  return new Intl.DateTimeFormat(locale === 'nl' ? 'nl-NL' : 'en-GB', { dateStyle: 'long', timeStyle: 'medium', timeZone }).format(at)
}

/** A mail as /test/mail shows it (decisions 20). `sentAt` is null until it is sent. */
type SentMail = { to: string; subject: string; text: string; html: string; sentAt: string | null }

/** The newest 200 mails of these centers, newest first. Waits, for a second at most, for mails that were just queued. */
async function sentMails(db: Database, centerIds: string[]): Promise<SentMail[]> {
  for (let wait = 0; wait < 10 && (await someAreFresh(db, centerIds)); wait += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const rows = await db.asWorker((tx) =>
    rowsOf(
      tx,
      {
        to: shown.text('address'),
        subject: shown.text('subject'),
        text: shown.text('body_text'),
        html: shown.text('body_html'),
        sentAt: orNull(shown.moment('sent_at')),
      },
      (columns) => sql`select ${columns} from outbox
      where volunteer_center_id = any(${centerIds}::uuid[]) and body_text is not null
      order by created_at desc, id desc limit 200`,
    ),
  )
  return rows.map((row) => ({ ...row, html: withPictures(row.html), sentAt: row.sentAt?.toISOString() ?? null }))
}

async function someAreFresh(db: Database, centerIds: string[]): Promise<boolean> {
  const { rows } = await db.asWorker((tx) =>
    sql`select from outbox where volunteer_center_id = any(${centerIds}::uuid[]) and status in ('waiting', 'sending')
      and created_at > now() - interval '1 minute' and attempts < 2 limit 1`.execute(tx),
  )
  return rows.length > 0
}
