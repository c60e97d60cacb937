import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { cutText } from '#kernel/fields/cut-text.ts'
import { typedOf } from '#kernel/fields/read-form.ts'
import { say } from '#kernel/i18n/messages.ts'
import { changeByForm } from '#kernel/jsonapi/client/change-form.ts'
import { nullIfNotFound } from '#kernel/jsonapi/client/null-if-not-found.ts'
import { submitForm } from '#kernel/jsonapi/client/submit-form.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import type { FormAnswer } from '#design/form/declared-form.tsx'
import { mayExport } from '#features/exports/may-export.ts'
import { fetchChosen } from '#features/files/picker/fetch-chosen.ts'
import { pictureOf } from '#features/files/picture/picture-of.ts'
import { fetchList } from '#features/lists/fetch-list.ts'
import { readList } from '#features/lists/list.ts'
import { partnerFormFor, partnerList } from '#features/partners/partner-list.ts'
import { staffWords as words } from '#features/partners/staff-messages.ts'
import { visitContext } from '#shell/context.ts'

type Asked = Pick<LoaderFunctionArgs, 'context' | 'request'>
const editedIn = (request: Request) => cutText(new URL(request.url).searchParams.get('edit'), 40) ?? null
const all = '/content?part=partners'

/** Partners as a part of /content (ADR 0040): all of them, or the form of one. */
export async function loadPartnersPart({ context, request }: Asked) {
  const api = context.get(apiContext)
  const { may, flags, shell } = context.get(visitContext)
  const isBilingual = flags.internationalisation
  const id = editedIn(request)
  if (id === null) {
    const page = await fetchList(api.partners, partnerList, readList(partnerList, request.url))
    return {
      part: 'partners' as const,
      shows: 'all' as const,
      page,
      mayWrite: may('partners.create'),
      mayTake: may('exports.create') && mayExport(shell.person!, 'partners'),
    }
  }
  if (id === 'new') return { part: 'partners' as const, shows: 'one' as const, partner: null, isBilingual }
  const partner = await nullIfNotFound(api.partners.get(id, { include: ['logo'] }))
  if (!partner) throw redirect(all)
  const { name, logo, meta } = partner
  const values = { ...typedOf(partnerFormFor(isBilingual), partner), logo: [logo?.id ?? ''] }
  return {
    part: 'partners' as const,
    shows: 'one' as const,
    isBilingual,
    partner: {
      id,
      name,
      values,
      version: meta.version,
      mayChange: meta.permissions.includes('update'),
      logo: logo && pictureOf(logo),
    },
  }
}

/** Adds a partner, or changes or removes the one that is open. */
export async function partnersPartAction({ context, request }: Asked) {
  const api = context.get(apiContext)
  const { flags, shell } = context.get(visitContext)
  const { locale } = shell
  const sent = await request.formData()
  const form = partnerFormFor(flags.internationalisation)
  const id = editedIn(request)
  const done = (said: keyof typeof words) => redirect(all, { status: 303, headers: { 'set-cookie': toastCookieHeader(say(locale, words[said])) } })
  if (id === null || id === 'new') {
    const logo = cutText(String(sent.get('logo') ?? ''), 40)
    const { refused } = await submitForm({ form, data: sent, locale, send: async (body) => await api.partners.create(body, logo ? { related: { logo } } : {}) })
    return refused ? data<FormAnswer>(refused, refused.status) : done('added')
  }
  if (sent.get('intent') === 'remove') {
    await api.partners.remove(id)
    return done('removed')
  }
  const outcome = await changeByForm({
    form,
    data: sent,
    locale,
    links: ['logo'],
    read: async () => await api.partners.get(id, { include: ['logo'] }),
    write: async (body, upon) => await api.partners.update(id, body, upon),
  })
  if (!('refused' in outcome)) return done('saved')
  const { refused } = outcome
  return data<FormAnswer>({ ...refused, ...(refused.conflict && { pictures: await fetchChosen(api.files, refused.conflict.links) }) }, refused.status)
}
