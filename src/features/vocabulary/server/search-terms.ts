import { type Theme, themes } from '#features/organizations/model/themes.ts'
import type { Concept } from '#features/vocabulary/concept.ts'
import type { Interpretation } from './interpret.ts'
import type { Vocabulary } from './vocabulary.ts'

/** One thing as a parameter of the search function (database/vacancies/search_vacancies.sql). */
export type SearchTerms = {
  own: string[]
  /** Its Dutch names, as used in descriptions. */
  named: string[]
  words: string[]
  near: string[]
  far: string[]
  codes: string[]
  hints: string[]
  kin: string[]
  letters: string | null
  vague: boolean
  soft: boolean
  /** Things that are similar to each other share a number. */
  circle: number
}

const maxWords = 160
/** The number of similar concepts that rank above the others. */
const nearest = 3

/** The parameters of the search: words of each thing, of its parts and of similar concepts, and codes with the same meaning. */
export function searchTerms(meant: readonly Interpretation[], vocabularies: readonly Vocabulary[]): SearchTerms[] {
  const things = meant.some(isTelling) ? meant.filter(({ isEveryday }) => !isEveryday) : meant
  // The center's own concepts come first, together with the product's words.
  const named = (key: string): Concept[] => vocabularies.flatMap((one) => one.concepts.get(key) ?? []).slice(0, 1)
  const circles = circlesOf(things)
  return joinDayparts(
    things.map(({ said, own, concepts: meant, isUnknown, isVague }, place) => {
      const concepts = meant.flatMap(({ key }) => named(key))
      const parts = concepts.flatMap((concept) => concept.with.flatMap(named))
      // Similar concepts are listed in the order of similarity.
      const like = concepts.map((concept) => ordered(concept, concept.near.flatMap(named)))
      const near = like.flatMap((some) => some.slice(0, nearest))
      const far = [...like.flatMap((some) => some.slice(nearest)), ...parts.flatMap((part) => part.near.flatMap(named))]
      // A thing with codes is not searched for in texts: 'thuis' occurs in many that are not done from home.
      const isCoded = concepts.some(({ asks }) => asks.length > 0)
      return {
        own,
        named: concepts.flatMap(({ nl }) => nl.slice(0, 1)),
        words: isCoded ? [] : limited([...concepts, ...parts].flatMap(textOf)),
        near: limited(near.flatMap(textOf)),
        far: limited(far.flatMap(textOf)),
        codes: limited([...concepts.flatMap(({ asks }) => asks), ...concepts.flatMap(kindredCodes)]),
        hints: concepts.flatMap(({ hints }) => hints),
        kin: limited(near.flatMap((concept) => [...kindredCodes(concept), ...concept.hints])),
        letters: isUnknown ? said : null,
        vague: isVague,
        soft: concepts.length === 0 && things.some(isTelling),
        circle: circles[place]!,
      }
    }),
  )
}

/** Joins dayparts: 'zaterdag' and 'ochtend' are one time, 'zaterdag' and 'zondag' are alternatives. */
function joinDayparts(asked: SearchTerms[]): SearchTerms[] {
  const isMoment = ({ codes }: SearchTerms) => codes.length > 0 && codes.every((code) => code.startsWith('dayparts:'))
  const [first, ...others] = asked.filter(isMoment)
  if (!first || others.length === 0) return asked
  const joined = others.reduce<SearchTerms>((all, one) => {
    const both = all.codes.filter((code) => one.codes.includes(code))
    return {
      own: [...all.own, ...one.own],
      named: [...all.named, ...one.named],
      words: [],
      near: [],
      far: [],
      codes: both.length > 0 ? both : [...all.codes, ...one.codes],
      hints: [],
      kin: [],
      letters: null,
      vague: false,
      soft: false,
      circle: all.circle,
    }
  }, first)
  return [...asked.filter((one) => !isMoment(one)), joined]
}

/** Specific similar concepts come before broad ones: for 'zwemles', the way to the pool before everything that is done with children. */
const ordered = (concept: Concept, near: Concept[]) => (isWide(concept) ? near : near.toSorted((a, b) => Number(isWide(a)) - Number(isWide(b))))
const isWide = ({ theme, group }: Concept) => theme.length + group.length > 0

/** An English word matches exactly, since 'waste' and the Dutch 'wast' share a stem. */
const textOf = ({ nl, en, text }: Concept) => [...nl, ...en.map((word) => (/[ *=-]/.test(word) ? word : `=${word}`)), ...text]
/** The themes and target groups of a concept. */
const kindredCodes = ({ theme, group }: Concept) => [...theme.map((code) => `themes:${code}`), ...group.map((code) => `target_groups:${code}`)]
const limited = (words: string[]) => [...new Set(words)].slice(0, maxWords)

/** Beside one of these an unknown word only affects the ranking: 'samen met mijn Ria wandelen'. */
const isTelling = ({ concepts, isVague }: Interpretation) => concepts.length > 0 && !isVague

/** Groups things that are similar to each other, such as 'tweedehands' and 'winkel', since people mean either by both. */
function circlesOf(things: readonly Interpretation[]): number[] {
  const circles: number[] = []
  for (const [place, { concepts }] of things.entries()) {
    const near = things.slice(0, place).findIndex((earlier) => isNear(earlier.concepts, concepts))
    circles.push(near < 0 ? place : circles[near]!)
  }
  return circles
}

function isNear(these: readonly Concept[], those: readonly Concept[]): boolean {
  return these.some((one) => those.some((other) => [...one.near, ...one.with].includes(other.key) || [...other.near, ...other.with].includes(one.key)))
}

/** Themes that have vacancies in every town. */
const usual: readonly Theme[] = ['neighbourhood', 'elderly', 'youth_education']

/** Three themes to suggest when little is found: those of the interpretation, of similar concepts, and of every town. */
export function nearestThemes(things: readonly Interpretation[], vocabularies: readonly Vocabulary[]): Theme[] {
  const meant = things.flatMap(({ concepts }) => concepts)
  const near = meant.flatMap((concept) => [...concept.near, ...concept.with].flatMap((key) => vocabularies.flatMap((one) => one.concepts.get(key) ?? [])))
  const codes = new Set([...meant, ...near].flatMap((concept) => [...concept.theme, ...concept.hints.map((code) => code.replace('themes:', ''))]))
  return [...[...codes].flatMap((code) => themes.find((theme) => theme === code) ?? []), ...usual.filter((theme) => !codes.has(theme))].slice(0, 3)
}
