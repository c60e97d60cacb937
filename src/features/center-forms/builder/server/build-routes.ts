import { sql } from 'kysely'
import { centerColleagues, inRoles } from '#kernel/access/role-sets.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { jsonText } from '#kernel/db/server/json-text.ts'
import { rowsOf } from '#kernel/db/server/rows-of.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { checkField } from '#kernel/fields/check.ts'
import { date, type Field, oneOf, text } from '#kernel/fields/field.ts'
import { Invalid, Refused } from '#kernel/http/errors.ts'
import { today } from '#kernel/i18n/dates.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { Answer, ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { readDocument } from '#kernel/jsonapi/write/server/body.ts'
import { refuseOtherVersion, requireRight, requireSignedIn } from '#kernel/jsonapi/write/server/write.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import type { CenterForm, Colleague } from '#features/center-forms/model/center-form.ts'
import { checkDesign } from '#features/center-forms/builder/check-design.ts'
import { newDesign } from '#features/center-forms/builder/edit-design.ts'
import { allFields, type FormDesign, formStatuses, maxCharacters, formTexts } from '#features/center-forms/model/form-design.ts'
import { keepField, slugField } from '#features/center-forms/builder/settings-form.ts'
import { namedColumns } from '#features/users/model/server/person-columns.ts'
import { freeSlug } from './free-slug.ts'
import { formOf, openFormsOf } from '#features/center-forms/model/server/form-of.ts'

const type = 'center_forms'
const path = '/center_forms'
const one = `${path}/:id`
const counts = { key: 'around', version: true } as const

/** Calls for those who build forms (contract §3.3). */
export const buildRoutes: ApiRoute[] = [
  { method: 'GET', path: '/forms', run: openForms },
  { method: 'POST', path, counts, run: create },
  { method: 'GET', path: one, run: show },
  { method: 'PATCH', path: one, counts, run: update },
  { method: 'DELETE', path: one, counts, run: remove },
]

const may = (call: ApiRequest, verb: string) => call.registry.scopeNames(call.roles, type, verb).includes('all')
const within = async <T>(call: ApiRequest, work: (tx: Tx) => Promise<T>) => await call.db.inCenter(call.asked.centerId, work)
const idIn = (call: ApiRequest) => (call.request.params as { id: string }).id

/** The forms that everybody can fill in today. */
async function openForms(call: ApiRequest): Promise<Answer> {
  call.refuseOtherParameters()
  const { centerId, now } = call.asked
  const forms = await within(call, async (tx) => await openFormsOf(tx, centerId, today(now)))
  return { document: { meta: { forms } }, headers: { 'cache-control': 'no-store' } }
}

async function create(call: ApiRequest): Promise<Answer> {
  requireRight(call, type, 'create')
  refuseOtherVersion(call, undefined)
  const { centerId, actor, locale } = call.asked
  const title = valueOf(text({ max: maxCharacters.title }), readDocument(call.json, type, null).attributes.get('title')?.value, 'title', locale) as string
  const id = await call.inHeldTransaction(type, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`forms ${centerId}`}, 0))`.execute(tx)
    const slug = await freeSlug(tx, centerId, title)
    const form = { volunteer_center_id: centerId, slug, design: JSON.stringify(newDesign(title)) }
    const { id: made } = await tx.insertInto('center_forms').values(form).returning('id').executeTakeFirstOrThrow()
    writeAuditEvent(tx, { centerId, actor }, { action: 'center_form.created', subjectType: type, subjectId: made })
    return made
  })
  return { ...(await answer(call, id)), status: 201 }
}

async function show(call: ApiRequest): Promise<Answer> {
  requireSignedIn(call)
  requireRight(call, type, 'read')
  call.refuseOtherParameters()
  return await answer(call, idIn(call))
}

async function answer(call: ApiRequest, id: string): Promise<Answer> {
  const { centerId } = call.asked
  const { form, colleagues } = await within(call, async (tx) => ({ form: await formOf(tx, centerId, id), colleagues: await colleaguesIn(tx, centerId) }))
  const mine = { update: may(call, 'update'), remove: may(call, 'remove') }
  return { document: { meta: { form, colleagues, may: mine } }, headers: { 'cache-control': 'no-store' } }
}

async function colleaguesIn(tx: Tx, centerId: string): Promise<Colleague[]> {
  return await rowsOf(
    tx,
    namedColumns,
    (columns) => sql`select distinct ${columns} from users u join user_roles r on r.user_id = u.id
    where r.volunteer_center_id = ${centerId} and r.organization_id is null and ${sql.raw(inRoles('r.name', centerColleagues))} and u.status = 'active'
    order by name limit 100`,
  )
}

const fields = { slug: slugField, status: oneOf(formStatuses), closesOn: date({ optional: true }), keepMonths: keepField } as const

const deeds = { draft: null, open: { action: 'center_form.opened' }, closed: { action: 'center_form.closed' } } as const

/** Changes any part of a form, based on the version that was read; of two simultaneous changes the second is refused. */
async function update(call: ApiRequest): Promise<Answer> {
  requireRight(call, type, 'update')
  const { centerId, actor, locale } = call.asked
  const id = idIn(call)
  const { attributes } = readDocument(call.json, type, { id, isImplied: true })
  const sent = (name: string) => attributes.get(name)?.value
  await call.inHeldTransaction(type, async (tx) => {
    const form = await formOf(tx, centerId, id, true)
    refuseOtherVersion(call, form.version)
    if (sent('version') !== undefined && sent('version') !== form.version) throw new Refused('form_changed')
    const next: CenterForm = { ...form }
    for (const [name, field] of Object.entries(fields)) if (attributes.has(name)) Object.assign(next, { [name]: valueOf(field, sent(name), name, locale) })
    if (attributes.has('design')) next.design = designIn(sent('design'), locale)
    const words = formTexts.flatMap((name) => (attributes.has(name) ? [[name, { ...next.design[name], ...(sent(name) as object | null) }]] : []))
    if (words.length > 0) next.design = designIn({ ...next.design, ...Object.fromEntries(words) }, locale)
    if (attributes.has('mailTo')) next.mailTo = await receiversIn(tx, centerId, sent('mailTo'))
    if (next.status === 'open' && allFields(next.design).every((field) => field.type === 'note')) throw new Refused('form_is_empty')
    refuseOver(form, next, today(call.asked.now))
    if (next.slug !== form.slug) await refuseTaken(tx, centerId, next.slug)
    await sql`update center_forms set slug = ${next.slug}, status = ${next.status}, design = ${jsonText(next.design)}::jsonb, mail_to = ${next.mailTo}::uuid[],
        closes_on = ${next.closesOn}::date, keep_months = ${next.keepMonths} where volunteer_center_id = ${centerId} and id = ${id}`.execute(tx)
    const deed = next.status === form.status ? null : deeds[next.status]
    if (deed) writeAuditEvent(tx, { centerId, actor }, { ...deed, subjectType: type, subjectId: id, from: form.status, to: next.status })
  })
  return await answer(call, id)
}

/** @throws 422 where a form would open on a day that it is already closed; one that is over can still be changed. */
function refuseOver(form: CenterForm, next: CenterForm, day: string): void {
  const isAsked = next.closesOn !== form.closesOn || (next.status === 'open' && form.status !== 'open')
  if (isAsked && next.closesOn && next.closesOn < day) throw new Invalid([{ code: 'closes_in_past', attribute: 'closesOn' }])
}

function valueOf(field: Field, given: unknown, attribute: string, locale: 'nl' | 'en'): unknown {
  const { value, fault } = checkField(field, given, locale)
  if (fault) throw new Invalid([{ code: fault.code, detail: fault.message, attribute }])
  return value
}

function designIn(given: unknown, locale: 'nl' | 'en'): FormDesign {
  const { design, faults } = checkDesign(given, locale)
  if (faults.length > 0)
    throw new Invalid(faults.slice(0, 50).map(({ at, code, message }) => ({ code, ...(message && { detail: message }), attribute: `design.${at}` })))
  return design
}

async function receiversIn(tx: Tx, centerId: string, given: unknown): Promise<string[]> {
  const wanted = [...new Set((Array.isArray(given) ? given : []).slice(0, 20))]
  const known = new Set((await colleaguesIn(tx, centerId)).map((one) => one.id))
  const right = wanted.flatMap((one) => (typeof one === 'string' && isUuid(one) && known.has(one) ? [one] : []))
  if (right.length < wanted.length || wanted.length > 10) throw new Invalid([{ code: 'not_staff', attribute: 'mailTo' }])
  return right
}

async function refuseTaken(tx: Tx, centerId: string, slug: string): Promise<void> {
  const { rows } = await sql`select from center_forms where volunteer_center_id = ${centerId} and slug = ${slug}`.execute(tx)
  if (rows.length > 0 || slug.startsWith('mails-')) throw new Invalid([{ code: 'form_address_taken', attribute: 'slug' }])
}

async function remove(call: ApiRequest): Promise<Answer> {
  requireRight(call, type, 'remove')
  const { centerId, actor } = call.asked
  const id = idIn(call)
  await call.inHeldTransaction(type, async (tx) => {
    const { version } = await formOf(tx, centerId, id, true)
    refuseOtherVersion(call, version)
    await sql`delete from center_forms where volunteer_center_id = ${centerId} and id = ${id}`.execute(tx)
    writeAuditEvent(tx, { centerId, actor }, { action: 'center_form.removed', subjectType: type, subjectId: id })
  })
  return { status: 204, document: null }
}
