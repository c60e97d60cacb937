import { feastAt, nextPeriod } from './feasts.ts'
import { type Interpretation, readAt } from './interpret.ts'
import { type SaidMoment, clockAt, momentOf, shortDayAt, weeklyAt } from './moments.ts'
import { ageAt, companyAt } from './personal.ts'
import type { QuestionWord } from './question-words.ts'
import { conceptOf, thingOf } from './things.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { PartKind } from '#features/vocabulary/understood-part.ts'

export type Said = Pick<SaidMoment, 'days' | 'parts'> & { at: number[]; said: string; name?: string }
/** What stands at a place of the question: things, a moment, both, or nothing that counts. */
export type Piece = { length: number; meant: Interpretation[]; moment?: Said | null }

/** Reads what begins at a word, whatever is said around it: a rate, company, an age, a feast, a moment, or a phrase of the vocabulary. */
export class PieceReader {
  readonly #words: readonly QuestionWord[]
  readonly #plain: readonly string[]
  readonly #vocabularies: readonly Vocabulary[]
  readonly #today: string

  constructor(words: readonly QuestionWord[], vocabularies: readonly Vocabulary[], today: string) {
    this.#words = words
    this.#plain = words.map(({ word }) => word)
    this.#vocabularies = vocabularies
    this.#today = today
  }

  at(at: number): Piece {
    return this.#weeklyAt(at) ?? this.#pieceAt(at)
  }

  #weeklyAt(at: number): Piece | null {
    const weekly = weeklyAt(this.#plain, at)
    if (!weekly) return null
    const tokens = this.#tokensAt(at, weekly.length)
    const regular = conceptOf({ key: 'regelmatig', nl: ['regelmatig'], en: ['regularly'], asks: ['commitment:recurring', 'commitment:flexible'] })
    const meant = [{ ...thingOf(regular, 'time', tokens, this.#saidAt(at, weekly.length)), own: [] }]
    return { length: weekly.length, meant, moment: weekly.moment && { ...weekly.moment, at: tokens, said: '' } }
  }

  #tokensAt = (at: number, length: number): number[] => this.#words.slice(at, at + length).flatMap((word) => word.at)

  #saidAt = (at: number, length: number): string =>
    this.#words
      .slice(at, at + length)
      .map(({ typed }) => typed)
      .join(' ')

  #pieceAt(at: number): Piece {
    const whole = readAt(this.#words, at, this.#vocabularies)
    const read = this.#isPartOfDay(at, whole) ? { length: 1, meant: [] } : whole
    const length = read.meant.length > 0 ? read.length : 0
    const company = companyAt(this.#plain, at)
    if (company && company.length >= length)
      return { length: company.length, meant: this.#named(company.concept, 'condition', this.#tokensAt(at, company.length), this.#saidAt(at, company.length)) }
    const age = ageAt(this.#plain, at)
    if (age && age.length >= length) {
      const tokens = this.#tokensAt(at, age.length)
      const young = age.age < 18 ? this.#named('onder de 18', 'condition', tokens, this.#saidAt(at, age.length)) : []
      const [one = { ...thingOf(conceptOf({ key: '' }), 'condition', tokens, this.#saidAt(at, age.length)), concepts: [] }] = young
      return { length: age.length, meant: [{ ...one, age: age.age }] }
    }
    const feast = feastAt(this.#plain, at)
    if (feast && feast.length >= length) {
      const { names, words: nl, near } = feast.feast
      const concept = conceptOf({ key: names.split(',')[0]!, nl, near })
      return {
        length: feast.length,
        meant: [
          {
            ...thingOf(concept, 'time', this.#tokensAt(at, feast.length), this.#saidAt(at, feast.length)),
            own: nl,
            period: nextPeriod(feast.feast, this.#today),
          },
        ],
      }
    }
    // A phrase that is no moment wins over a moment within it: 'open avond'.
    const clock = clockAt(this.#plain, at)
    if (clock && clock.length >= length)
      return { length: clock.length, meant: [], moment: { ...clock.moment, at: this.#tokensAt(at, clock.length), said: this.#saidAt(at, clock.length) } }
    const moment = length > 1 ? null : this.#momentAt(at)
    return moment ? { length: 1, meant: [], moment } : read
  }

  /** 'Een middagje' is one day, but beside another time a part of it: 'om het weekend een middagje'. */
  #isPartOfDay(at: number, { length }: Piece): boolean {
    const isPart = length === 2 && ['een', 'one', 'a'].includes(this.#plain[at]!) && (momentOf(this.#plain[at + 1]!, false)?.parts.size ?? 0) > 0
    return (
      isPart &&
      this.#plain.some(
        (word, index) => index !== at + 1 && (momentOf(word, false) !== null || ['weekend', 'weekends', 'weekenden', 'doordeweeks', 'weekdays'].includes(word)),
      )
    )
  }

  #momentAt(at: number): Said | null {
    const { word, typed, at: tokens } = this.#words[at]!
    const isMisspelt = !this.#vocabularies.some((one) => one.isSpeltRight(typed))
    const moment = momentOf(word, false) ?? shortDayAt(this.#plain, at) ?? momentOf(typed, isMisspelt)
    return moment && { ...moment, at: tokens, said: typed }
  }

  #named(key: string, role: PartKind, at: number[], said: string): Interpretation[] {
    const concept = this.#vocabularies.flatMap((one) => one.concepts.get(key) ?? [])[0]
    return concept ? [thingOf(concept, role, at, said)] : []
  }
}
