import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { Answer } from '#kernel/jsonapi/request/server/api-route.ts'
import { queueMail } from '#kernel/mail/server/queue-mail.ts'
import { readerOf } from '#features/users/model/server/person-columns.ts'
import { factsOfExample } from './examples.ts'
import { inCenter, type Kind, type } from './opened.ts'
import { previewOf } from './preview-of.ts'
import { readSent } from './read-sent.ts'
import { senderOf } from './sender-of.ts'
import { recordTest } from './tests.ts'

/** POST: the mail in the words that were sent, with the facts of an example. */
export async function previewWords(call: ApiRequest, { kind, event }: Kind): Promise<Answer> {
  const { texts, example, locale } = readSent(call, { kind, event })
  const facts = await exampleFacts(call, { kind, event }, example)
  return { document: { meta: { preview: previewOf({ kind, event, facts, texts: texts()[locale], locale, sender: senderOf(call) }) } } }
}

/** POST: to oneself alone, whatever was typed; from now on these words may be used. */
export async function mailWords(call: ApiRequest, { kind, event }: Kind): Promise<Answer> {
  const { texts: textsOf, example, locale, replyTo = null } = readSent(call, { kind, event })
  const texts = textsOf()
  const facts = await exampleFacts(call, { kind, event }, example)
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

async function exampleFacts(call: ApiRequest, { kind, event }: Kind, example: string) {
  const { centerId, actor, locale } = call.asked
  return await inCenter(
    call,
    async (tx) => await factsOfExample({ tx, centerId, kind, locale }, event, example, (await readerOf(tx, actor.userId!))?.firstName ?? ''),
  )
}
