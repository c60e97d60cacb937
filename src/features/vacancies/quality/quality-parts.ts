import { unaccented } from '#kernel/fields/unaccented.ts'
import type { QualityFacts, QualityField } from './quality-criteria.ts'
import { sentencesOf } from './text-parts.ts'
import { cutText } from '#kernel/fields/cut-text.ts'

/** Part of a sentence in plain words, with a space before and after each, so that `.includes(' geen ')` finds whole words only. */
export type Clause = { text: string; words: string[] }
export type QualitySentence = { text: string; plain: string; clauses: Clause[]; isQuestion: boolean }
export type QualityPart = { field: QualityField; sentences: QualitySentence[]; lines: string[] }

const joins = new Set(['maar', 'but', 'hoewel', 'although'])
const andsBefore = new Set(['je', 'jij', 'bent', 'hebt', 'heb', 'kunt', 'kan', 'u', 'we', 'wij', 'you', 'are', 'have', 'can'])

/** Every public text of a vacancy, split into sentences and clauses. */
export function partsOf(facts: QualityFacts): QualityPart[] {
  const { english } = facts
  const texts: [QualityField, readonly (string | null | undefined)[]][] = [
    ['title', [facts.title]],
    ['summary', [facts.summary]],
    ['description', [facts.description]],
    ['tasks', facts.tasks ?? []],
    ['expectations', facts.expectations ?? []],
    ['rewards', facts.rewards ?? []],
    ['questions', (facts.questions ?? []).map((one) => one.text)],
    ['english', english ? [english.title, english.summary, english.description] : []],
  ]
  return texts.map(([field, list]) => {
    const lines = list.slice(0, 12).flatMap((text) => (text ? [cutText(text, 5000)] : []))
    return { field, lines, sentences: lines.flatMap((line) => sentencesOf(line).map(({ text }) => sentence(text))) }
  })
}

function sentence(text: string): QualitySentence {
  const plain = unaccented(text)
  return { text, plain: spaced(wordsOf(plain)), clauses: clausesOf(plain), isQuestion: text.trimEnd().endsWith('?') }
}

function clausesOf(plain: string): Clause[] {
  return plain.split(/[,;()](?:\s|$)|\s[-–—]\s/).flatMap((piece) => {
    const clauses: string[][] = [[]]
    const words = wordsOf(piece)
    for (const [at, word] of words.entries()) {
      const next = words[at + 1] ?? ''
      if (joins.has(word) || ((word === 'en' || word === 'and') && andsBefore.has(next))) clauses.push([])
      else clauses.at(-1)!.push(word)
    }
    return clauses.filter((clause) => clause.length > 0).map((clause) => ({ text: spaced(clause), words: clause }))
  })
}

/** Splits into words: a number stays whole ("12,50"), a currency sign is a word of its own, everything else separates. */
function wordsOf(plain: string): string[] {
  return plain.replaceAll(/n['’]t\b/g, ' not').match(/\d+(?:[.,]\d+)*|\p{L}+|[€+]/gu) ?? []
}

function spaced(words: readonly string[]): string {
  return ` ${words.join(' ')} `
}
