import { defineMessages } from '#kernel/i18n/messages.ts'
import type { Theme } from './themes.ts'

/** The names of the eighteen themes. */
export const themeWords: Record<Theme, { nl: string; en: string }> = defineMessages({
  care: { nl: 'Zorg en aandacht', en: 'Care and attention' },
  elderly: { nl: 'Bezoek aan ouderen', en: 'Visiting older people' },
  youth_education: { nl: 'Kinderen en school', en: 'Children and school' },
  language: { nl: 'Taal en lezen', en: 'Language and reading' },
  sport: { nl: 'Sport en spel', en: 'Sport and games' },
  nature: { nl: 'Natuur en groen', en: 'Nature and gardens' },
  animals: { nl: 'Dieren', en: 'Animals' },
  arts: { nl: 'Kunst en muziek', en: 'Art and music' },
  heritage: { nl: 'Geschiedenis', en: 'History' },
  neighbourhood: { nl: 'In de buurt', en: 'In the neighbourhood' },
  poverty: { nl: 'Voedsel en rondkomen', en: 'Food and making ends meet' },
  health: { nl: 'Gezond en fit', en: 'Health and fitness' },
  mental_health: { nl: 'Een luisterend oor', en: 'A listening ear' },
  disability: { nl: 'Mensen met een beperking', en: 'People with a disability' },
  family: { nl: 'Gezinnen', en: 'Families' },
  housing: { nl: 'Wonen en klussen', en: 'Homes and repairs' },
  religion: { nl: 'Kerk en geloof', en: 'Church and faith' },
  events: { nl: 'Feest en evenement', en: 'Events and celebrations' },
})
