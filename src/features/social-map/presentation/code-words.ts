import { defineMessages } from '#kernel/i18n/messages.ts'
import type { accessibilityCodes, CostKind, socialLaws } from '#features/social-map/model/codes.ts'

type Named<Code extends string> = Record<Code, { nl: string; en: string }>

export const lawNames: Named<(typeof socialLaws)[number]> = defineMessages({
  wmo: { nl: 'Wmo (hulp thuis en meedoen)', en: 'Wmo (support at home and taking part)' },
  jeugdwet: { nl: 'Jeugdwet (hulp voor kinderen)', en: 'Jeugdwet (help for children)' },
  participatiewet: { nl: 'Participatiewet (werk en inkomen)', en: 'Participatiewet (work and income)' },
  wlz: { nl: 'Wlz (langdurige zorg)', en: 'Wlz (long-term care)' },
  zvw: { nl: 'Zorgverzekering', en: 'Health insurance' },
})

export const costNames: Named<CostKind> = defineMessages({
  free: { nl: 'Gratis', en: 'Free' },
  own_contribution: { nl: 'Eigen bijdrage', en: 'Own contribution' },
  paid: { nl: 'Niet gratis', en: 'Not free' },
  unknown: { nl: 'Vraag ernaar', en: 'Ask them' },
})

export const accessNames: Named<(typeof accessibilityCodes)[number]> = defineMessages({
  step_free: { nl: 'Zonder drempels', en: 'Step-free' },
  toilet: { nl: 'Toilet voor rolstoelen', en: 'Wheelchair-accessible toilet' },
  hearing_loop: { nl: 'Ringleiding', en: 'Hearing loop' },
  parking: { nl: 'Parkeren voor de deur', en: 'Parking at the door' },
  quiet_room: { nl: 'Stille kamer', en: 'Quiet room' },
})
