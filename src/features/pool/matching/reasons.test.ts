import { expect, test } from 'vitest'
import { fitInWords, misfitInWords } from './reason-words.ts'
import { distanceBand, reasonsFor } from './reasons.ts'
import { type CardFacts, emptyWish, type Wish } from './wish.ts'

const samira: CardFacts = {
  themes: ['elderly'],
  skills: ['listening'],
  targetGroups: ['older_people'],
  languages: ['nl', 'ar'],
  dutchLevel: 'B1',
  dayparts: ['fri_afternoon'],
  commitment: ['recurring'],
  hoursPerWeek: 2,
  maxDistanceKm: 5,
  transport: 'car',
  goal: 'language',
  vogSeenOn: null,
  town: 'Zutphen',
  at: { lat: 52.14, lng: 6.2 },
}
const nothing: CardFacts = {
  ...samira,
  themes: [],
  skills: [],
  targetGroups: [],
  languages: [],
  dutchLevel: null,
  dayparts: [],
  commitment: [],
  hoursPerWeek: null,
  maxDistanceKm: null,
  transport: null,
  goal: null,
  town: null,
  at: null,
}
const wish: Wish = {
  themes: ['elderly'],
  skills: ['listening'],
  targetGroups: ['older_people'],
  languages: ['ar'],
  dutchLevel: 'B1',
  dayparts: ['fri_afternoon'],
  commitment: ['recurring'],
  hours: 3,
  requirements: ['driving_licence'],
  suitableFor: ['language_learner'],
  town: 'Zutphen',
  at: { lat: 52.14, lng: 6.2 },
}
const only = (part: Partial<Wish>): Wish => ({ ...emptyWish, ...part })

test('at most three reasons that fit and one that does not, in whole words', () => {
  const { fits, misfit } = reasonsFor(samira, wish)
  expect(fits.map((fit) => fitInWords(fit, 'nl'))).toEqual(['Kan vrijdagmiddag', 'Kan goed: luisteren', 'Wil graag: bezoek aan ouderen'])
  expect(misfitInWords(misfit!, 'nl')).toBe('Wil hoogstens 2 uur in de week. Gevraagd: 3')
  expect(misfitInWords(misfit!, 'en')).toBe('Wants 2 hours a week at most. Asked for: 3')
})

test.each([
  ['dayparts', only({ dayparts: wish.dayparts }), { dayparts: [] }, 'dayparts'],
  ['skills', only({ skills: wish.skills }), { skills: [] }, 'skills'],
  ['themes', only({ themes: wish.themes }), { themes: [] }, 'themes'],
  ['target groups', only({ targetGroups: wish.targetGroups }), { targetGroups: [] }, 'target_groups'],
  ['languages', only({ languages: wish.languages }), { languages: [] }, 'languages'],
  ['the level of Dutch', only({ dutchLevel: 'B1' }), { dutchLevel: null }, 'dutch'],
  ['how often', only({ commitment: ['recurring'] }), { commitment: [] }, 'commitment'],
  ['the town', only({ town: 'Zutphen', at: wish.at }), { town: null }, 'near'],
  ['how far', only({ town: 'Warnsveld', at: { lat: 52.15, lng: 6.21 } }), { maxDistanceKm: null }, 'in_reach'],
  ['the car', only({ requirements: ['driving_licence'] }), { transport: null }, 'drives'],
  ['the goal', only({ suitableFor: ['language_learner'] }), { goal: null }, 'goal'],
] as const)('removing %s from a card removes the reason', (_, asked, removed, code) => {
  const codes = (card: CardFacts) => reasonsFor(card, asked as Wish).fits.map((fit) => fit.code)
  expect(codes(samira)).toContain(code)
  expect(codes({ ...samira, ...removed } as CardFacts)).not.toContain(code)
})

test.each([
  ['other dayparts', only({ dayparts: ['mon_morning'] }), 'other_dayparts'],
  ['fewer hours', only({ hours: 3 }), 'fewer_hours'],
  ['too far', only({ town: 'Arnhem', at: { lat: 51.98, lng: 5.91 } }), 'too_far'],
  ['less Dutch', only({ dutchLevel: 'C1' }), 'less_dutch'],
  ['another rhythm', only({ commitment: ['one_off'] }), 'other_commitment'],
  ['other themes', only({ themes: ['sport'] }), 'other_themes'],
] as const)('%s does not fit; what a card leaves open is no misfit', (_, asked, code) => {
  expect(reasonsFor(samira, asked as Wish).misfit?.code).toBe(code)
  expect(reasonsFor(nothing, asked as Wish)).toEqual({ fits: [], misfit: null })
  for (const locale of ['nl', 'en'] as const) expect(misfitInWords(reasonsFor(samira, asked as Wish).misfit!, locale)).not.toMatch(/undefined|NaN/)
})

test('distances are told in bands from the middle of the town', () => {
  const band = (lat: number, town = 'Elders') => distanceBand(samira, { town, at: { lat, lng: 6.2 } })
  expect([band(52.14, 'Zutphen'), band(52.16), band(52.2), band(52.27), band(52.5)]).toEqual(['same_town', 'under_5', 'under_10', 'under_20', 'over_20'])
  expect(distanceBand(samira, emptyWish)).toBeNull()
})

test('a certificate of good conduct that was seen is a reason where it is asked for; that none was seen is none against somebody', () => {
  const asked: Wish = { ...emptyWish, requirements: ['vog'] }
  expect(reasonsFor({ ...samira, vogSeenOn: '2025-03-04' }, asked).fits).toEqual([{ code: 'vog', year: 2025 }])
  expect(reasonsFor({ ...samira, vogSeenOn: '2025-03-04' }, emptyWish).fits).toEqual([])
  expect(reasonsFor(samira, asked)).toEqual({ fits: [], misfit: null })
  expect([fitInWords({ code: 'vog', year: 2025 }, 'nl'), fitInWords({ code: 'vog', year: 2025 }, 'en')]).toEqual([
    'VOG gezien in 2025',
    'Police check (VOG) seen in 2025',
  ])
})
