import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { typedOf } from '#kernel/fields/read-form.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { fetchSettings, saveProfile } from '#features/settings/profile/save-profile.ts'
import type { contactFormFor, footerFormFor } from '#features/settings/profile/profile-forms.ts'
import { visitContext } from '#shell/context.ts'

/** A page of the settings with texts in one or two languages, and perhaps a picture. */
type Card = { formFor: typeof footerFormFor | typeof contactFormFor; picture?: 'contactPhoto' }

const linksOf = ({ picture }: Card) => (picture ? [picture] : [])

export async function loadCard(card: Card, { context }: Pick<LoaderFunctionArgs, 'context'>) {
  const { profile } = await fetchSettings(context.get(apiContext), linksOf(card))
  const { may, flags } = context.get(visitContext)
  const isBilingual = flags.internationalisation
  const picture = card.picture ? profile[card.picture] : null
  return {
    isBilingual,
    mayChange: may('volunteer_center_profiles.update'),
    version: profile.meta.version,
    values: { ...typedOf(card.formFor(isBilingual), profile), ...(card.picture && { [card.picture]: [picture?.id ?? ''] }) },
    picture,
  }
}

export async function saveCard(card: Card, { context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>) {
  const { flags, shell } = context.get(visitContext)
  const form = card.formFor(flags.internationalisation)
  const outcome = await saveProfile({
    api: context.get(apiContext),
    form,
    data: await request.formData(),
    locale: shell.locale,
    links: linksOf(card),
  })
  return outcome.refused ? data(outcome.refused, outcome.refused.status) : outcome.saved
}
