import { randomUUID } from 'node:crypto'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { baseVersionFields } from '#kernel/jsonapi/client/base-version.ts'
import { ApiError } from '#kernel/jsonapi/client/client.ts'
import { refusalOf } from '#kernel/jsonapi/client/submit-form.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { useAnswer } from '#design/form/use-answer.ts'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { LinkButton } from '#design/button/button.tsx'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import type { FormAnswer } from '#design/form/declared-form.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { fetchHistory } from '#features/audit/fetch-history.ts'
import { History } from '#features/audit/web/history.tsx'
import { fetchChosen } from '#features/files/picker/fetch-chosen.ts'
import { pictureOf } from '#features/files/picture/picture-of.ts'
import { editorWords as words } from '#features/social-map/editor/editor-words.ts'
import { entryForm } from '#features/social-map/editor/entry-form.ts'
import { editedInclude, slotsOf, valuesOf } from '#features/social-map/editor/entry-in-form.ts'
import { atInputs, saveEntry } from '#features/social-map/editor/save-entry.ts'
import { entryEditAddress, mapListAddress } from '#features/social-map/model/addresses.ts'
import { statusNow } from '#features/social-map/model/status-words.ts'
import { fetchEntry } from '#features/social-map/staff-list/fetch-entry.ts'
import { EntryStatusBadge } from '#features/social-map/staff-list/web/list-columns.tsx'
import { EntryActions } from '#features/social-map/transitions/web/entry-actions.tsx'
import { visitContext } from '#shell/context.ts'
// Parts that load later bring their script only; their styles are loaded with the page.
import '#features/social-map/editor/web/entry-editor.css'

const EntryEditor = lazyPart(() => import('#features/social-map/editor/web/entry-editor.tsx').then((file) => file.EntryEditor))
const EntryNotices = lazyPart(() => import('#features/social-map/editor/web/entry-notices.tsx').then((file) => file.EntryNotices))
const EntryAside = lazyPart(() => import('#features/social-map/editor/web/entry-aside.tsx').then((file) => file.EntryAside))

export async function loader({ context, params }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { may, pages, shell } = context.get(visitContext)
  const { locale } = shell
  const id = params.id!
  const [entry, told, history] = await Promise.all([
    fetchEntry(api, id),
    api.socialMapSuggestions.list({ filter: { entryId: id, statusEq: 'open' }, page: { size: 50 } }),
    may('audit_events.read') ? fetchHistory(api, { type: 'social_map_entries', id }, locale) : null,
  ])
  if (!entry) throw data({ code: 'not_found' }, { status: 404 })
  if (!entry.meta.permissions.includes('update')) throw data({ code: 'forbidden' }, { status: 403 })
  const slots = slotsOf(entry, randomUUID)
  return {
    entry,
    slots,
    values: valuesOf(entry, slots, locale),
    logo: entry.logo && pictureOf(entry.logo),
    told: told.items.map(({ id: one, part, words: said, createdAt, meta }) => ({ id: one, part, words: said, createdAt, meta })),
    history,
    now: new Date().toISOString(),
    decides: may('social_map_entries.approve') || may('content_items.create'),
    mayPick: may('files.read'),
    hasPage: pages.has('sociale-kaart/:id'),
  }
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { locale, center } = context.get(visitContext).shell
  const api = context.get(apiContext)
  const client = api.socialMapEntries
  const id = params.id!
  const sent = await request.formData()
  const goOn = (sentence: string) => redirect(entryEditAddress(id), { status: 303, headers: { 'set-cookie': toastCookieHeader(sentence) } })
  const before = await client.get(id, { include: editedInclude })
  let wasMerged = false
  if (sent.has(baseVersionFields.version)) {
    const outcome = await saveEntry({ client, id, data: sent, locale })
    if (outcome.saved === undefined) {
      const { refused } = outcome
      return data<FormAnswer>({ ...refused, ...(refused.conflict && { pictures: await fetchChosen(api.files, refused.conflict.links) }) }, refused.status)
    }
    wasMerged = outcome.wasMerged
  }
  if (sent.get('intent') !== 'submit') {
    const { status } = await client.get(id)
    if (status === 'pending' && before.status !== 'pending') return goOn(say(locale, words.savedAgain, { center: center.name }))
    return goOn(say(locale, wasMerged ? words.savedBoth : words.saved))
  }
  try {
    const { status } = await client.callVerb(id, 'submit')
    return goOn(status === 'active' ? say(locale, words.isOn) : say(locale, words.handedIn, { center: center.name }))
  } catch (error) {
    const { services, locations } = before
    const told = error instanceof ApiError ? atInputs(error, { services, locations }, slotsOf(before, randomUUID)) : error
    const { faults, status } = refusalOf(told, entryForm, locale)
    return data<FormAnswer>({ typed: {}, faults }, status)
  }
}

export const handle = { title: ({ entry }: { entry: { name: string } }) => entry.name }

export default function EditEntry() {
  const t = useT()
  const { entry, slots, values, logo, told, history, now, decides, mayPick, hasPage } = useLoaderData<typeof loader>()
  const answer: FormAnswer | undefined = useAnswer<typeof action>()
  const { id, name, status } = entry
  const isShown = status === 'active' || status === 'stale' || status === 'temporarily_closed'
  return (
    <>
      <PageHead title={name} crumbs={[{ href: mapListAddress, label: t(words.list) }]} current={name}>
        {hasPage && isShown && (
          <LinkButton href={`/sociale-kaart/${id}`} variant="second" size="small" icon="eye">
            {t(words.see)}
          </LinkButton>
        )}
      </PageHead>
      <div className="flex flex-wrap items-center gap-4 mt-3">
        <EntryStatusBadge status={statusNow(entry, now)} />
        <EntryActions entry={entry} byCenter={decides} verbs={['approve', 'deny', 'confirm', 'reopen', 'close', 'inactivate', 'remove']} isSmall />
      </div>
      <EntryNotices entry={entry} />
      <EntryEditor
        key={`${id} ${status === 'draft' ? 'draft' : entry.meta.version}`}
        {...{ entry, slots, values, logo, answer, decides, mayPick }}
        aside={<EntryAside entry={entry} told={told} history={history && history.length > 0 && <History lines={history} />} now={now} />}
      />
    </>
  )
}
