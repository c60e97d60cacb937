import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { BothTexts, Template, TemplateRow } from '#features/notification-templates/template.ts'
import { chipWords, variableNames, variableWords } from '#features/notification-templates/variable-words.ts'
import { readerOf } from '#features/users/model/server/person-columns.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { Forbidden } from '#kernel/http/errors.ts'
import { type Locale, locales, say } from '#kernel/i18n/messages.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { Answer } from '#kernel/jsonapi/request/server/api-route.ts'
import { requireSignedIn } from '#kernel/jsonapi/write/server/write.ts'
import { eventsOf } from '#kernel/mail/server/templates.ts'
import { builtInTexts } from './built-in-texts.ts'
import { examplesOf, factsOfExample } from './examples.ts'
import { factsOf, namedIn, previewOrNull } from './preview-of.ts'
import { type Kind, inCenter, latestOf, may, senderToday, wholeWords } from './opened.ts'

function rowOf({ kind, event }: Kind, locale: Locale, changed: { isOwn: boolean; active: boolean; at: Date | null } | undefined): TemplateRow {
  return {
    id: kind,
    name: say(locale, event.name),
    when: say(locale, event.when),
    to: event.to,
    group: event.group,
    isOwn: changed?.isOwn ?? false,
    active: changed?.active ?? true,
    changedAt: changed?.at?.toISOString() ?? null,
  }
}

/** The kinds of mail that a center may customize, as its list shows them. @throws 401, 403 */
export async function templateRows(call: ApiRequest): Promise<TemplateRow[]> {
  requireSignedIn(call)
  if (!may(call, 'read')) throw new Forbidden()
  const { centerId, locale, siteFlags } = call.asked
  const rows = await inCenter(
    call,
    async (tx) =>
      await tx
        .selectFrom('notification_templates')
        .distinctOn('kind')
        .select(['kind', 'active', 'created_at as at', (is) => is('words', 'is not', null).as('isOwn')])
        .where('volunteer_center_id', '=', centerId)
        .orderBy('kind')
        .orderBy('version', 'desc')
        .execute(),
  )
  const changed = new Map(rows.map(({ isOwn, ...row }) => [row.kind, { ...row, isOwn: Boolean(isOwn) }]))
  return eventsOf(siteFlags).flatMap(([kind, event]) => (event.variables ? rowOf({ kind, event }, locale, changed.get(kind)) : []))
}

/** GET: the kinds of mail that a center may customize. */
export async function listTemplates(call: ApiRequest): Promise<Answer> {
  call.refuseOtherParameters()
  return { document: { meta: { templates: await templateRows(call) } } }
}

const versionColumns = {
  version: shown.number('t.version'),
  testedAt: orNull(shown.moment('t.tested_at')),
  words: orNull(shown.json<BothTexts>()('t.words')),
  by: orNull(shown.text(`full_name(u.first_name, u.last_name)`)),
  at: shown.moment('t.created_at'),
  isBuiltIn: shown.flag('t.words is null'),
}

/** GET: one of them, with its texts, versions and placeholders. */
export async function showTemplate(call: ApiRequest, { kind, event }: Kind): Promise<Answer> {
  const { centerId, locale, actor } = call.asked
  const { sender, contact } = await senderToday(call)
  const mayUpdate = may(call, 'update')
  const template = await inCenter(call, async (tx): Promise<Template> => {
    const { version, words, replyTo, active, changedAt } = await latestOf(tx, centerId, kind)
    const rows = await rowsOf(
      tx,
      versionColumns,
      (columns) => sql`select ${columns} from notification_templates t left join users u on u.id = t.author_id
      where t.volunteer_center_id = ${centerId} and t.kind = ${kind} order by t.version desc limit 20`,
    )
    const where = { tx, centerId, kind, locale }
    const examples = mayUpdate ? await examplesOf(where) : []
    const reader = { firstName: (await readerOf(tx, actor.userId!))?.firstName ?? '', contact }
    const facts = await factsOfExample(where, event, examples[0]?.id ?? '', reader)
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
        word: say(locale, chipWords[key as keyof typeof chipWords]),
        label: say(locale, variableWords[key as keyof typeof variableWords]),
        sample: mayUpdate ? (sample.get(name) ?? '') : '',
      })),
      versions: rows.map(({ words: _, testedAt, at, ...row }) => ({ ...row, testedAt: testedAt?.toISOString() ?? null, at: at.toISOString() })),
      examples,
      may: { update: mayUpdate },
    }
  })
  return { document: { meta: { template } } }
}

/** The language that was left unchanged when the other was last changed, by versions with the newest first; null where both are up to date. */
function olderOf(versions: readonly (BothTexts | null)[]): Locale | null {
  const [now] = versions
  if (!now) return null
  const age = (locale: Locale) => {
    const changed = versions.findIndex((words) => !words || !isDeepStrictEqual(words[locale], now[locale]))
    return changed < 0 ? versions.length : changed
  }
  const ages = Object.fromEntries(locales.map((locale) => [locale, age(locale)])) as Record<Locale, number>
  return ages.nl === ages.en ? null : ages.nl > ages.en ? 'nl' : 'en'
}
