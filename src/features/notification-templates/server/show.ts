import { sql } from 'kysely'
import { Forbidden } from '#kernel/http/errors.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import type { ApiRequest } from '#kernel/jsonapi/server/api-request.ts'
import type { Answer } from '#kernel/jsonapi/server/api-route.ts'
import { requireSignedIn } from '#kernel/jsonapi/server/write.ts'
import { allEvents } from '#kernel/mail/server/templates.ts'
import type { BothTexts, Template, TemplateRow } from '#features/notification-templates/template.ts'
import { variableNames, variableWords } from '#features/notification-templates/variable-words.ts'
import { builtInTexts } from './built-in-texts.ts'
import { examplesOf, factsOfExample } from './examples.ts'
import { factsOf, namedIn } from './facts-of.ts'
import { latestOf, wholeWords } from './latest.ts'
import { nameOf } from './name-of.ts'
import { olderOf } from './older-of.ts'
import { inCenter, type Kind, may } from './opened.ts'
import { previewOrNull } from './preview-of.ts'
import { senderOf } from './sender-of.ts'

function rowOf({ kind, event }: Kind, locale: Locale, changed: { isOwn: boolean; active: boolean; at: string | null } | undefined): TemplateRow {
  return {
    id: kind,
    name: say(locale, event.name),
    when: say(locale, event.when),
    to: event.to,
    group: event.group,
    isOwn: changed?.isOwn ?? false,
    active: changed?.active ?? true,
    changedAt: changed?.at ?? null,
  }
}

/** GET: the kinds of mail that a center may say in its own words. */
export async function listTemplates(call: ApiRequest): Promise<Answer> {
  requireSignedIn(call)
  call.refuseOtherParameters()
  if (!may(call, 'read')) throw new Forbidden()
  const { centerId, locale } = call.asked
  const { rows } = await inCenter(
    call,
    async (tx) =>
      await sql<{
        kind: string
        isOwn: boolean
        active: boolean
        at: string
      }>`select distinct on (kind) kind, words is not null as "isOwn", active, created_at as at
        from notification_templates where volunteer_center_id = ${centerId} order by kind, version desc`.execute(tx),
  )
  const changed = new Map(rows.map((row) => [row.kind, row]))
  const templates = [...allEvents()].flatMap(([kind, event]) => (event.variables ? rowOf({ kind, event }, locale, changed.get(kind)) : []))
  return { document: { meta: { templates } } }
}

/** GET: one of them, with its words, its versions and what they may name. */
export async function showTemplate(call: ApiRequest, { kind, event }: Kind): Promise<Answer> {
  const { centerId, locale, actor } = call.asked
  const sender = senderOf(call)
  const mayUpdate = may(call, 'update')
  const template = await inCenter(call, async (tx): Promise<Template> => {
    const { version, words, replyTo, active, changedAt } = await latestOf(tx, centerId, kind)
    const { rows } = await sql<
      Template['versions'][number] & { words: BothTexts | null }
    >`select t.version, t.tested_at as "testedAt", t.words, trim(u.first_name || ' ' || u.last_name) as by, t.created_at as at, t.words is null as "isBuiltIn"
      from notification_templates t left join users u on u.id = t.author_id
      where t.volunteer_center_id = ${centerId} and t.kind = ${kind} order by t.version desc limit 20`.execute(tx)
    const where = { tx, centerId, kind, locale }
    const examples = mayUpdate ? await examplesOf(where) : []
    const facts = await factsOfExample(where, event, examples[0]?.id ?? '', await nameOf(tx, actor.userId!))
    const sample = factsOf(event, facts, sender, locale)
    const texts = words ?? builtInTexts(kind, event, sender)
    const labels = [...namedIn(event).map((key) => [variableNames[key]!, key] as const), ['centrum', 'center'] as const, ['telefoon', 'phone'] as const]
    return {
      ...rowOf({ kind, event }, locale, { isOwn: words !== null, active, at: changedAt }),
      version,
      texts,
      olderIn: words && olderOf(rows.map((row) => wholeWords(row.words))),
      replyTo,
      mayTurnOff: event.isAlways !== true,
      preview: mayUpdate ? previewOrNull({ kind, event, facts, texts: texts[locale], locale, sender }) : null,
      variables: labels.map(([name, key]) => ({
        name,
        label: say(locale, variableWords[key as keyof typeof variableWords]),
        sample: mayUpdate ? (sample.get(name) ?? '') : '',
      })),
      versions: rows.map(({ words: _, ...row }) => row),
      examples,
      may: { update: mayUpdate },
    }
  })
  return { document: { meta: { template } } }
}
