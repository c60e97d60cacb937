import { sql } from 'kysely'
import { trace } from '#kernel/audit/server/trace.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { Forbidden, NotFound, Refused } from '#kernel/http/errors.ts'
import { type Locale, locales, say } from '#kernel/i18n/messages.ts'
import { once } from '#kernel/jsonapi/server/api.ts'
import type { ApiRequest } from '#kernel/jsonapi/server/api-request.ts'
import type { Answer, ApiRoute } from '#kernel/jsonapi/server/api-route.ts'
import { readDocument } from '#kernel/jsonapi/server/body.ts'
import { refuseOtherVersion } from '#kernel/jsonapi/server/held-row.ts'
import { requireSignedIn } from '#kernel/jsonapi/server/write.ts'
import type { MailEvent } from '#kernel/mail/server/mail-event.ts'
import { queueMail } from '#kernel/mail/server/queue-mail.ts'
import { allEvents } from '#kernel/mail/server/templates.ts'
import type { BothTexts, Template, TemplateRow } from '#features/notification-templates/template.ts'
import { variableNames, variableWords } from '#features/notification-templates/variable-words.ts'
import { builtInTexts } from './built-in-texts.ts'
import { checkTexts } from './check-texts.ts'
import { examplesOf, factsOfExample } from './examples.ts'
import { factsOf } from './facts-of.ts'
import { latestOf } from './latest.ts'
import { previewOf, previewOrNull } from './preview-of.ts'
import { senderOf } from './sender-of.ts'

const type = 'notification_templates'
const path = '/notification_templates'
const one = `${path}/:id`

/** What a center says in its mails (domain §3.5): a kind of mail is known by its name, its words by their version. */
export const templateRoutes: ApiRoute[] = [
  { method: 'GET', path, run: async (call) => await list(call) },
  { method: 'GET', path: one, run: async (call) => await show(call, open(call, 'read')) },
  { method: 'PATCH', path: one, run: async (call) => await once(call, async () => await save(call, open(call, 'update'))) },
  { method: 'DELETE', path: one, run: async (call) => await once(call, async () => await goBack(call, open(call, 'remove'))) },
  { method: 'PUT', path: `${one}/restore`, run: async (call) => await once(call, async () => await restore(call, open(call, 'restore'))) },
  { method: 'POST', path: `${one}/preview`, run: async (call) => ({ document: { meta: { preview: await preview(call, open(call, 'preview')) } } }) },
  { method: 'POST', path: `${one}/test_mail`, run: async (call) => await once(call, async () => await sendTest(call, open(call, 'test_mail'))) },
]

type Kind = { kind: string; event: MailEvent }

const may = (call: ApiRequest, verb: string) => call.registry.scopeNames(call.roles, type, verb).includes('all')

/** @throws 401, 403, and 404 for a mail whose words are ours alone */
function open(call: ApiRequest, verb: string): Kind {
  requireSignedIn(call)
  call.refuseOtherParameters()
  if (!may(call, verb)) throw new Forbidden()
  const { id: kind } = call.request.params as { id: string }
  const event = allEvents().get(kind)
  if (!event?.variables) throw new NotFound(type, kind.slice(0, 60))
  return { kind, event }
}

const inCenter = async <T>(call: ApiRequest, work: (tx: Tx) => Promise<T>) => await call.db.inCenter(call.asked.centerId, work)

function rowOf({ kind, event }: Kind, locale: Locale, changed: { isOwn: boolean; at: string | null } | undefined): TemplateRow {
  return {
    id: kind,
    name: say(locale, event.name),
    when: say(locale, event.when),
    to: event.to,
    group: event.group,
    isOwn: changed?.isOwn ?? false,
    changedAt: changed?.at ?? null,
  }
}

async function list(call: ApiRequest): Promise<Answer> {
  requireSignedIn(call)
  call.refuseOtherParameters()
  if (!may(call, 'read')) throw new Forbidden()
  const { centerId, locale } = call.asked
  const { rows } = await inCenter(
    call,
    async (tx) =>
      await sql<{ kind: string; isOwn: boolean; at: string }>`select distinct on (kind) kind, words is not null as "isOwn", created_at as at
        from notification_templates where volunteer_center_id = ${centerId} order by kind, version desc`.execute(tx),
  )
  const changed = new Map(rows.map((row) => [row.kind, row]))
  const templates = [...allEvents()].flatMap(([kind, event]) => (event.variables ? rowOf({ kind, event }, locale, changed.get(kind)) : []))
  return { document: { meta: { templates } } }
}

async function show(call: ApiRequest, { kind, event }: Kind): Promise<Answer> {
  const { centerId, locale, actor } = call.asked
  const sender = senderOf(call)
  const mayUpdate = may(call, 'update')
  const template = await inCenter(call, async (tx): Promise<Template> => {
    const { version, words, changedAt } = await latestOf(tx, centerId, kind)
    const { rows } = await sql<
      Template['versions'][number]
    >`select t.version, trim(u.first_name || ' ' || u.last_name) as by, t.created_at as at, t.words is null as "isBuiltIn"
      from notification_templates t left join users u on u.id = t.author_id
      where t.volunteer_center_id = ${centerId} and t.kind = ${kind} order by t.version desc limit 20`.execute(tx)
    const where = { tx, centerId, kind, locale }
    const examples = mayUpdate ? await examplesOf(where) : []
    const facts = await factsOfExample(where, event, examples[0]?.id ?? '', await nameOf(tx, actor.userId!))
    const sample = factsOf(event, facts, sender)
    const texts = words ?? builtInTexts(kind, event, sender)
    const labels = [...event.variables!.map((key) => [variableNames[key]!, key] as const), ['centrum', 'center'] as const, ['telefoon', 'phone'] as const]
    return {
      ...rowOf({ kind, event }, locale, { isOwn: words !== null, at: changedAt }),
      version,
      texts,
      preview: mayUpdate ? previewOrNull({ kind, event, facts, texts: texts[locale], locale, sender }) : null,
      variables: labels.map(([name, key]) => ({
        name,
        label: say(locale, variableWords[key as keyof typeof variableWords]),
        sample: mayUpdate ? sample.get(name)! : '',
      })),
      versions: rows,
      examples,
      may: { update: mayUpdate },
    }
  })
  return { document: { meta: { template } } }
}

async function nameOf(tx: Tx, userId: string): Promise<string> {
  const { rows } = await sql<{ firstName: string }>`select first_name as "firstName" from users where id = ${userId}`.execute(tx)
  return rows[0]?.firstName ?? ''
}

/** The words as they were sent, checked against what they may name; which example; upon which version. */
function readSent(call: ApiRequest, { event }: Kind) {
  const { attributes } = readDocument(call.json, type, { id: '', isImplied: true })
  const value = (name: string) => attributes.get(name)?.value
  const texts = checkTexts({ nl: value('nl'), en: value('en') }, factsOf(event, {}, senderOf(call)))
  return {
    texts,
    version: Number(value('version') ?? NaN),
    example: String(value('example') ?? '').slice(0, 40),
    locale: locales.find((one) => one === value('locale')) ?? call.asked.locale,
  }
}

type Written = { /** Nothing: whatever stands there. */ upon?: number; words: (tx: Tx) => Promise<BothTexts | null>; /** Of the trace. */ action: string }

async function write(call: ApiRequest, { kind }: Kind, { upon, words, action }: Written): Promise<void> {
  const { centerId, actor } = call.asked
  await call.inHeldCenter(async (tx) => {
    // One after the other, for one version follows from another.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${centerId} ${kind}`}, 0))`.execute(tx)
    const { version } = await latestOf(tx, centerId, kind)
    refuseOtherVersion(call, version)
    if (upon !== undefined && upon !== version) throw new Refused('template_changed')
    const next = await words(tx)
    const { rows } = await sql<{ id: string }>`insert into notification_templates (volunteer_center_id, kind, version, words, author_id)
      values (${centerId}, ${kind}, ${version + 1}, ${next === null ? null : JSON.stringify(next)}::jsonb, ${actor.userId}) returning id`.execute(tx)
    trace(tx, { centerId, actor }, { action, subjectType: type, subjectId: rows[0]!.id, to: kind })
  })
}

async function save(call: ApiRequest, kind: Kind): Promise<Answer> {
  const { texts, version } = readSent(call, kind)
  await write(call, kind, { ...(Number.isInteger(version) && { upon: version }), words: async () => texts, action: 'notification_template.changed' })
  return await show(call, kind)
}

async function goBack(call: ApiRequest, kind: Kind): Promise<Answer> {
  await write(call, kind, { words: async () => null, action: 'notification_template.went_back' })
  return await show(call, kind)
}

async function restore(call: ApiRequest, kind: Kind): Promise<Answer> {
  const wanted = Number(readDocument(call.json, type, { id: '', isImplied: true }).attributes.get('version')?.value)
  const words = async (tx: Tx) => {
    const { rows } = await sql<{ words: BothTexts | null }>`select words from notification_templates
      where volunteer_center_id = ${call.asked.centerId} and kind = ${kind.kind} and version = ${Number.isSafeInteger(wanted) ? Math.min(wanted, 1e9) : 0}`.execute(
      tx,
    )
    if (!rows[0]) throw new NotFound(type, String(wanted))
    return rows[0].words
  }
  await write(call, kind, { words, action: 'notification_template.restored' })
  return await show(call, kind)
}

async function preview(call: ApiRequest, { kind, event }: Kind) {
  const { texts, example, locale } = readSent(call, { kind, event })
  const facts = await exampleFacts(call, { kind, event }, example)
  return previewOf({ kind, event, facts, texts: texts[locale], locale, sender: senderOf(call) })
}

async function exampleFacts(call: ApiRequest, { kind, event }: Kind, example: string) {
  const { centerId, actor, locale } = call.asked
  return await inCenter(call, async (tx) => await factsOfExample({ tx, centerId, kind, locale }, event, example, await nameOf(tx, actor.userId!)))
}

/** To oneself alone, whatever was typed. */
async function sendTest(call: ApiRequest, { kind, event }: Kind): Promise<Answer> {
  const { texts, example, locale } = readSent(call, { kind, event })
  const facts = await exampleFacts(call, { kind, event }, example)
  const { centerId, actor, requestId } = call.asked
  await call.inHeldCenter(async (tx) => {
    const { rows } = await sql<{ email: string }>`select email from users where id = ${actor.userId}`.execute(tx)
    queueMail(tx, {
      centerId,
      kind: 'template.test',
      dedupeKey: `template.test:${requestId}`,
      userId: actor.userId,
      address: rows[0]!.email,
      locale,
      facts: { kind, facts, texts: texts[locale], locale },
    })
  })
  return { document: { meta: { sent: true } } }
}
