import { readFileSync, readdirSync } from 'node:fs'
import type { Concept } from '#features/vocabulary/concept.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { fold, foldEnglish, withoutArticles, wordsOf } from './fold.ts'
import { NearestWord } from './nearest-word.ts'

const folder = new URL('../concepts/', import.meta.url)
const lists = ['nl', 'en', 'text', 'said', 'with', 'near', 'asks', 'theme', 'group', 'hints', 'role'] as const
const phrases = ['ignored.txt', 'function-words.txt', 'vague.txt', 'everyday.txt'] as const

/** The product's vocabulary: every file of `concepts/`, in alphabetical order. */
export function readConcepts(): Concept[] {
  return readdirSync(folder)
    .filter((name) => !phrases.some((other) => other === name))
    .toSorted()
    .flatMap((name) => parseConcepts(readFileSync(new URL(name, folder), 'utf8'), name))
}

/** Comma-separated phrases: words to ignore, words that add little beside another, and words that are not typing errors. */
export function readPhrases(name: (typeof phrases)[number]): string[] {
  return withoutComments(readFileSync(new URL(name, folder), 'utf8'))
    .split(/[,\n]/)
    .map(trimmed)
    .filter(Boolean)
}

/** Parses paragraphs of lines `nl: …`; a line that begins with # is a comment. */
function parseConcepts(text: string, name: string): Concept[] {
  return withoutComments(text)
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => parseConcept(paragraph, name))
}

function parseConcept(paragraph: string, name: string): Concept {
  const concept: Concept = { key: '', nl: [], en: [], text: [], said: [], with: [], near: [], asks: [], theme: [], group: [], hints: [], role: [] }
  for (const line of paragraph.trim().split('\n')) {
    const at = line.indexOf(':')
    const list = lists.find((known) => known === line.slice(0, at))
    if (!list) throw new Error(`${name}: a line begins with nl, en, text, said, with, near, asks, theme, group, hints or role: ${line}`)
    concept[list] = line
      .slice(at + 1)
      .split(',')
      .map(trimmed)
      .filter(Boolean)
  }
  concept.key = concept.nl[0]?.replaceAll(/[=*~]/g, '') ?? ''
  return concept
}

const withoutComments = (text: string) => text.replaceAll(/^#.*$/gm, '')
const trimmed = (word: string) => word.trim()

/** A meaning of a phrase; `form` is its spelling in the vocabulary, with its signs. */
export type Sense = { concept: Concept; form: string; /** The phrase means it in some questions only (`~`). */ isLoose?: boolean }
type Star = { part: string; sense: Sense }

/** The longest phrase in words; longer ones are cut, since nobody types them literally. */
export const longest = 6

/** Concepts indexed by their names, built once; a center's own are in a small vocabulary of their own. */
export class Vocabulary {
  readonly concepts = new Map<string, Concept>()
  readonly #exact = new Map<string, Sense[]>()
  readonly #folded = new Map<string, Sense[]>()
  readonly #foldedEnglish = new Map<string, Sense[]>()
  /** Dutch verbs by their stem. */
  readonly #verbs = new Map<string, string[]>()
  readonly #begins: Star[] = []
  readonly #ends: Star[] = []
  readonly #ignored: ReadonlySet<string>
  readonly #ignoredForms: ReadonlySet<string>
  readonly #vague: ReadonlySet<string>
  /** Every word of every phrase, and its stems in both languages. */
  readonly #words: ReadonlySet<string>
  readonly #stems: ReadonlySet<string>
  readonly #everyday: ReadonlySet<string>
  readonly #nearest: NearestWord

  constructor(concepts: readonly Concept[], ignored: readonly string[] = [], vague: readonly string[] = [], everyday: readonly string[] = []) {
    for (const concept of concepts) {
      this.concepts.set(concept.key, concept)
      for (const form of [...concept.nl, ...concept.said]) this.#add(form, senseOf(concept, form), this.#folded, fold)
      // Words for searches can be in either language.
      for (const form of [...concept.en, ...concept.said]) this.#add(form, senseOf(concept, form), this.#foldedEnglish, foldEnglish)
    }
    this.#ignored = new Set(ignored.map((phrase) => wordsOf(phrase).join(' ')))
    this.#ignoredForms = new Set([...this.#ignored].filter((phrase) => phrase.length >= 3 && !phrase.includes(' ')).map(fold))
    this.#vague = new Set(vague.map((phrase) => wordsOf(phrase).join(' ')))
    this.#words = new Set([...this.#exact.keys(), ...this.#ignored].flatMap((phrase) => phrase.split(' ')))
    this.#stems = new Set([...this.#words].flatMap((word) => [fold(word), foldEnglish(word)]))
    this.#everyday = new Set(everyday)
    this.#nearest = new NearestWord(this.#words)
  }

  #add(form: string, sense: Sense, folded: Map<string, Sense[]>, fold: (word: string) => string): void {
    const phrase = wordsOf(form).slice(0, longest)
    if (phrase.length === 0) return
    const key = phrase.join(' ')
    if (form.endsWith('*')) this.#begins.push({ part: key, sense })
    else if (form.startsWith('*')) this.#ends.push({ part: key, sense })
    for (const said of new Set([phrase, withoutArticles(phrase)])) {
      put(this.#exact, said.join(' '), sense)
      if (!form.startsWith('=')) put(folded, said.map(fold).join(' '), sense)
    }
    if (phrase.length === 1 && key.length >= 6 && key.endsWith('en')) put(this.#verbs, fold(key), key)
  }

  /** Whether the phrase has no meaning in a search. */
  ignores(words: readonly string[]): boolean {
    return this.#ignored.has(words.join(' '))
  }

  /** The same for another form of a word: 'uurtjes', 'vrijwilligen'. */
  ignoresForm(word: string): boolean {
    return word.length >= 5 && this.#ignoredForms.has(fold(word))
  }

  /** Whether the phrase adds little beside another word: 'verzorgen' in 'dieren verzorgen'. */
  isVague(words: readonly string[]): boolean {
    return this.#vague.has(words.join(' '))
  }

  /** The meanings of a phrase: of its exact form, else of other forms; 'weet' is not a form of 'wetten'. */
  meaning(words: readonly string[]): Sense[] {
    const written = this.written(words)
    if (written || (words.length === 1 && this.#everyday.has(words[0]!))) return written ?? []
    return this.#folded.get(words.map(fold).join(' ')) ?? this.#foldedEnglish.get(words.map(foldEnglish).join(' ')) ?? []
  }

  written(words: readonly string[]): Sense[] | undefined {
    return this.#exact.get(words.join(' '))
  }

  /** The verb with this stem: 'rondbreng' gives 'rondbrengen'. */
  verb(stem: string): string | undefined {
    return this.#verbs.get(fold(stem))?.[0]
  }

  /** Whether the word occurs in any phrase. */
  has(word: string): boolean {
    return this.#words.has(word)
  }

  /** Whether it is an everyday word without meaning here: 'slapen', which is not corrected to 'schapen'. */
  isEveryday(word: string): boolean {
    return this.#everyday.has(word)
  }

  /** Whether it is spelled correctly: a word of a phrase, an everyday word, or a form of one of a phrase ('growing'). */
  isSpeltRight(word: string): boolean {
    return this.#words.has(word) || this.#everyday.has(word) || this.#stems.has(fold(word)) || this.#stems.has(foldEnglish(word))
  }

  /** The concepts of the longest beginnings and endings in the vocabulary that match the word. */
  beginning(word: string): Star | undefined {
    return longestOf(this.#begins.filter(({ part }) => word.startsWith(part)))
  }

  ending(word: string): Star | undefined {
    return longestOf(this.#ends.filter(({ part }) => word.endsWith(part)))
  }

  /** The word of any phrase that is nearest to a misspelled one. */
  nearest(word: string, most: number): string | null {
    return this.#nearest.to(word, most)
  }

  /** The possible completions of a phrase whose last word is half typed, unless there are too many. */
  halfTyped(words: readonly string[]): Sense[] {
    const typed = words.join(' ')
    const senses = [...this.#exact].flatMap(([phrase, found]) => (phrase.startsWith(typed) && !phrase.includes(' ', typed.length) ? found : []))
    return new Set(senses.map(({ concept }) => concept)).size <= 3 ? senses : []
  }
}

function put<Kept extends Sense | string>(map: Map<string, Kept[]>, key: string, one: Kept): void {
  const there = map.get(key)
  if (!there) map.set(key, [one])
  else if (!there.some((other) => (typeof other === 'string' ? other === one : other.concept === (one as Sense).concept))) there.push(one)
}

const senseOf = (concept: Concept, form: string): Sense => (form.startsWith('~') ? { concept, form: form.slice(1), isLoose: true } : { concept, form })
const longestOf = (stars: Star[]) => stars.toSorted((a, b) => b.part.length - a.part.length)[0]

/** The vocabulary that comes with the product. */
export const ownVocabulary = new Vocabulary(
  readConcepts(),
  [...readPhrases('ignored.txt'), ...readPhrases('function-words.txt')],
  readPhrases('vague.txt'),
  readPhrases('everyday.txt'),
)

const entriesQuery = `select coalesce(json_agg(json_build_array(name, words, near) order by name), '[]') from vocabulary_entries where volunteer_center_id = $1`
type Entry = [name: string, words: string[], near: string[]]
/**
 * The vocabulary last built for each center, reused while its rows are the same; the rows are read each time, so that a new word works at
 * once in every process.
 */
const made = new Map<string, { rows: string; vocabulary: Vocabulary }>()

/** The vocabularies of a center: its own before the product's. */
export async function vocabulariesOf(db: Database, centerId: string): Promise<Vocabulary[]> {
  const [answer] = await db.read(centerId, [{ name: 'center_vocabulary', text: entriesQuery, values: [centerId] }])
  const rows = answer?.[0]?.[0] ?? '[]'
  if (rows === '[]') return [ownVocabulary]
  let known = made.get(centerId)
  if (known?.rows !== rows) {
    known = { rows, vocabulary: new Vocabulary((JSON.parse(rows) as Entry[]).map(conceptOf)) }
    made.set(centerId, known)
  }
  return [known.vocabulary, ownVocabulary]
}

/** A concept with the product's words added, where the product has it. */
function conceptOf([name, words, near]: Entry): Concept {
  const known = ownVocabulary.concepts.get(name) ?? ownVocabulary.meaning(name.split(' '))[0]?.concept
  if (known) return { ...known, nl: [...words, ...known.nl], near: [...new Set([...near, ...known.near])] }
  return { key: name, nl: [name, ...words], en: [], text: [], said: [], with: [], near, asks: [], theme: [], group: [], hints: [], role: [] }
}
