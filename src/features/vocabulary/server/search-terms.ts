import { type Theme, themes } from '#features/organizations/model/themes.ts'
import type { Concept } from '#features/vocabulary/concept.ts'
import type { Period } from './feasts.ts'
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
  /** Rows with any of its words or codes do not suit. */ refused: boolean
  /** Only ranks: it tells something of whoever asks. */ aside: boolean
  /** May mean something else, so that nothing is a certain match. */ loose: boolean
  /** Words of what it is called when it has dates: a row of that time meets it too. */ period: Period | null
  age: number | null
}

const maxWords = 160
/** The number of similar concepts that rank above the others. */
const nearest = 3

/** The parameters of the search: words of each thing, of its parts and of similar concepts, and codes with the same meaning. */
export function searchTerms(meant: readonly Interpretation[], vocabularies: readonly Vocabulary[]): SearchTerms[] {
  const isExcluding = (one: Interpretation) => one.role === 'refusal' || (one.age !== undefined && one.concepts.length === 0)
  const wished = meant.filter((one) => !isExcluding(one))
  const things = meant.some(isTelling) ? wished.filter(({ isEveryday }) => !isEveryday) : wished
  const circles = circlesOf(things)
  const terms = things.map((one, place) => ({ ...termsOf(one, vocabularies), soft: isSoft(one, things), circle: circles[place]! }))
  return [...terms, ...meant.filter(isExcluding).map((one) => refusedTerms(termsOf(one, vocabularies), one, terms))]
}

const isSoft = ({ concepts, role }: Interpretation, things: readonly Interpretation[]) => role === 'about' || (concepts.length === 0 && things.some(isTelling))

function termsOf(
  { said, own, concepts: meant, isUnknown, isVague, role, isLoose = false, period, age }: Interpretation,
  vocabularies: readonly Vocabulary[],
): SearchTerms {
  // The center's own concepts come first, together with the product's words.
  const named = (key: string): Concept[] => vocabularies.flatMap((one) => one.concepts.get(key) ?? []).slice(0, 1)
  const isKnown = ({ key, asks }: Concept) => !asks.some((code) => code.startsWith('dayparts:')) && vocabularies.some(({ concepts }) => concepts.has(key))
  const concepts = meant.flatMap((one) => (isKnown(one) ? named(one.key) : [one]))
  const parts = concepts.flatMap((concept) => concept.with.flatMap(named))
  // Similar concepts are listed in the order of similarity.
  const like = concepts.map((concept) => ordered(concept, concept.near.flatMap(named)))
  const near = like.flatMap((some) => some.slice(0, nearest))
  const far = [...like.flatMap((some) => some.slice(nearest)), ...parts.flatMap((part) => part.near.flatMap(named))]
  // A thing with codes is not searched for in texts: 'thuis' occurs in many that are not done from home.
  const isCoded = concepts.some(({ asks }) => asks.length > 0)
  // What somebody is or went through is not what texts are searched for: 'net verhuisd' is no moving of houses.
  const isSituation = concepts.length > 0 && concepts.every((concept) => concept.role.includes('about'))
  return {
    own: isSituation ? [] : own,
    named: concepts.flatMap(({ nl }) => nl.slice(0, 1)),
    words: isCoded || isSituation ? [] : limited([...concepts, ...parts].flatMap(textOf)),
    near: limited(near.flatMap(textOf)),
    far: limited(far.flatMap(textOf)),
    codes: limited([...concepts.flatMap(({ asks }) => asks), ...concepts.flatMap(kindredCodes)]),
    hints: concepts.flatMap(({ hints }) => hints),
    kin: limited(near.flatMap((concept) => [...kindredCodes(concept), ...concept.hints])),
    letters: isUnknown ? said : null,
    vague: isVague,
    soft: false,
    circle: 0,
    refused: false,
    aside: role === 'about',
    loose: isLoose,
    period: period ?? null,
    age: age ?? null,
  }
}

/** What leaves rows out: an age, or what is refused. That is so with what it requires, but for what is wished as well: 'oude mensen, geen verpleeghuis'. */
function refusedTerms(terms: SearchTerms, { concepts }: Interpretation, wished: readonly SearchTerms[]): SearchTerms {
  const required = concepts.flatMap(({ hints }) => hints.filter((code) => code.startsWith('requirements:')))
  const meant = wished.filter(({ aside }) => !aside)
  const kept = new Set(meant.flatMap(({ own, words, codes }) => [...own, ...words, ...codes]))
  const without = (some: string[]) => some.filter((one) => !kept.has(one))
  // The words themselves count, whatever they belong to: 'in een winkel zonder kassa'.
  const said = terms.own.filter((word) => !meant.some(({ own }) => own.includes(word)))
  const words = concepts.some(({ asks }) => asks.length > 0) ? [] : [...said, ...without(terms.words)]
  return { ...terms, words: limited(words), codes: without([...terms.codes, ...required]), near: [], far: [], hints: [], kin: [], refused: true }
}

/** Specific similar concepts come before broad ones: for 'zwemles', the way to the pool before everything that is done with children. */
const ordered = (concept: Concept, near: Concept[]) => (isWide(concept) ? near : near.toSorted((a, b) => Number(isWide(a)) - Number(isWide(b))))
const isWide = ({ theme, group }: Concept) => theme.length + group.length > 0

/** An English word matches exactly, since 'waste' and the Dutch 'wast' share a stem. */
const textOf = ({ nl, en, text }: Concept) => [...nl.filter(isSure), ...en.filter(isSure).map((word) => (/[ *=-]/.test(word) ? word : `=${word}`)), ...text]
const isSure = (form: string) => !form.startsWith('~')
/** The themes and target groups of a concept. */
const kindredCodes = ({ theme, group }: Concept) => [...theme.map((code) => `themes:${code}`), ...group.map((code) => `target_groups:${code}`)]
const limited = (words: string[]) => [...new Set(words)].slice(0, maxWords)

/** Beside one of these an unknown word only affects the ranking: 'samen met mijn Ria wandelen'. */
const isTelling = ({ concepts, isVague, role }: Interpretation) => concepts.length > 0 && !isVague && role !== 'about'

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
  const meant = things.filter(({ role }) => role !== 'refusal').flatMap(({ concepts }) => concepts)
  const near = meant.flatMap((concept) => [...concept.near, ...concept.with].flatMap((key) => vocabularies.flatMap((one) => one.concepts.get(key) ?? [])))
  const codes = new Set([...meant, ...near].flatMap((concept) => [...concept.theme, ...concept.hints.map((code) => code.replace('themes:', ''))]))
  return [...[...codes].flatMap((code) => themes.find((theme) => theme === code) ?? []), ...usual.filter((theme) => !codes.has(theme))].slice(0, 3)
}
