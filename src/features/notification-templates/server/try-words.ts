import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { type BothTexts, textFields } from '#features/notification-templates/template.ts'
import { readerOf } from '#features/users/model/server/person-columns.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { locales } from '#kernel/i18n/messages.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { Answer } from '#kernel/jsonapi/request/server/api-route.ts'
import { queueMail } from '#kernel/mail/server/outbox.ts'
import { factsOfExample } from './examples.ts'
import { type Kind, inCenter, readSent, senderToday, type } from './opened.ts'
import { previewOf } from './preview-of.ts'

type Tried = { tx: Tx; centerId: string; kind: string; texts: BothTexts }

/** Days for which a test of unused texts counts. */
const daysKept = 30

/** Records that somebody mailed these texts to themselves, in both languages. */
async function recordTest({ tx, centerId, kind, texts }: Tried): Promise<void> {
  await sql`delete from notification_template_tests
    where volunteer_center_id = ${centerId} and kind = ${kind} and tested_at < now() - make_interval(days => ${daysKept})`.execute(tx)
  await sql`insert into notification_template_tests (volunteer_center_id, kind, digest) values (${centerId}, ${kind}, ${digestOf(texts)})
    on conflict (volunteer_center_id, kind, digest) do update set tested_at = now()`.execute(tx)
}

/** When these texts were tested; null if nobody has seen them as a mail. */
export async function testedAt({ tx, centerId, kind, texts }: Tried): Promise<Date | null> {
  const test = await tx
    .selectFrom('notification_template_tests')
    .select('tested_at')
    .where('volunteer_center_id', '=', centerId)
    .where('kind', '=', kind)
    .where('digest', '=', digestOf(texts))
    .executeTakeFirst()
  return test?.tested_at ?? null
}

const digestOf = (texts: BothTexts) => hash('sha256', JSON.stringify(locales.map((locale) => textFields.map((field) => texts[locale][field]))), 'base64url')

/** POST: a preview of the texts that were sent, with the facts of an example. */
export async function previewWords(call: ApiRequest, { kind, event }: Kind): Promise<Answer> {
  const { texts, example, locale } = readSent(call, { kind, event })
  const { sender, contact } = await senderToday(call)
  const facts = await exampleFacts(call, { kind, event }, example, contact)
  return { document: { meta: { preview: previewOf({ kind, event, facts, texts: texts()[locale], locale, sender }) } } }
}

/** POST: mails the texts to their author only; from then on they may be used. */
export async function mailWords(call: ApiRequest, { kind, event }: Kind): Promise<Answer> {
  const { texts: textsOf, example, locale, replyTo = null } = readSent(call, { kind, event })
  const texts = textsOf()
  const facts = await exampleFacts(call, { kind, event }, example, (await senderToday(call)).contact)
  const { centerId, actor, requestId } = call.asked
  await call.inHeldTransaction(type, async (tx) => {
    await recordTest({ tx, centerId, kind, texts })
    const reader = await readerOf(tx, actor.userId!)
    queueMail(tx, {
      centerId,
      kind: 'template.test',
      dedupeKey: `template.test:${requestId}`,
      userId: actor.userId,
      address: reader!.email,
      locale,
      facts: { kind, facts, texts: texts[locale], locale, replyTo },
    })
  })
  return { document: { meta: { sent: true } } }
}

async function exampleFacts(call: ApiRequest, { kind, event }: Kind, example: string, contact: string | null) {
  const { centerId, actor, locale } = call.asked
  return await inCenter(
    call,
    async (tx) =>
      await factsOfExample({ tx, centerId, kind, locale }, event, example, { firstName: (await readerOf(tx, actor.userId!))?.firstName ?? '', contact }),
  )
}
