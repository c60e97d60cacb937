import { hostOf } from '#kernel/fields/web-address.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { pictureFields, pictureOf } from '#features/files/picture/picture-of.ts'
import { partnerKinds } from './partner.ts'

const most = 200

/** The partners of a center by kind, each group in the order that the center chose. */
export async function fetchPartners(api: Client, locale: Locale) {
  const { items } = await api.partners.list({ include: ['logo'], fields: { files: pictureFields }, sort: 'position', page: { size: most } })
  const partners = items.map(({ id, name, kind, text, textEn, url, logo }) => {
    const isEnglish = locale === 'en' && textEn !== null
    return {
      id,
      name,
      kind,
      text: isEnglish ? textEn : text,
      ...(locale === 'en' && !isEnglish && text !== null && { lang: 'nl' as const }),
      url,
      host: url && hostOf(url),
      logo: logo && pictureOf(logo),
    }
  })
  return partnerKinds.map((kind) => ({ kind, partners: partners.filter((one) => one.kind === kind) })).filter((group) => group.partners.length > 0)
}

export type PartnerGroup = Awaited<ReturnType<typeof fetchPartners>>[number]
