import type { PartnerKind } from '#features/partners/partner.ts'
import type { Localized, SeedCenter } from './types.ts'

export type SeedPartner = { key: string; kind: PartnerKind; name: string; url: string; text: Localized }

/** Whom a center works with. */
export function partnersOf({ town, slug }: Pick<SeedCenter, 'town' | 'slug'>): SeedPartner[] {
  return [
    {
      key: 'gemeente', kind: 'municipality', name: `Gemeente ${town}`, url: `https://www.gemeente-${slug}.example`,
      text: { nl: 'Betaalt ons werk en verzekert alle vrijwilligers.', en: 'Pays for our work and insures every volunteer.' },
    },
    {
      key: 'bibliotheek', kind: 'partner', name: `Bibliotheek ${town}`, url: `https://www.bibliotheek-${slug}.example`,
      text: { nl: 'Bij de balie helpen ze je met deze website. Ook als je geen computer hebt.', en: 'They help you with this website at the desk, also when you have no computer.' },
    },
    {
      key: 'welzijn', kind: 'partner', name: `Welzijn ${town}`, url: `https://www.welzijn-${slug}.example`,
      text: { nl: 'Brengt mensen samen in alle buurthuizen van de stad.', en: 'Brings people together in every community centre in town.' },
    },
    {
      key: 'buurtfonds', kind: 'fund', name: 'Buurtfonds Gelderland', url: 'https://www.buurtfonds.example',
      text: { nl: 'Geeft geld aan plannen van bewoners.', en: 'Gives money to what residents plan.' },
    },
    {
      key: 'bakker', kind: 'sponsor', name: `Bakkerij De ${town}se Korst`, url: `https://www.korst-${slug}.example`,
      text: { nl: 'Brengt elke vrijdag het brood dat over is.', en: 'Brings the bread that is left, every Friday.' },
    },
  ]
}
