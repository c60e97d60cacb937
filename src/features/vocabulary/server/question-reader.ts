import type { PartKind } from '#features/vocabulary/understood-part.ts'
import { type CueKind, cueAt } from './cues.ts'
import { type Interpretation, readAt } from './interpret.ts'
import { type SaidMoment, daypartsInWords, daypartsOf, momentOf, momentOfCodes, shortDayAt } from './moments.ts'
import { PieceReader, type Said } from './pieces.ts'
import type { QuestionWord } from './question-words.ts'
import { add, conceptOf, inOrder, thingOf, withPromoted } from './things.ts'
import type { Vocabulary } from './vocabulary.ts'

type Placed = SaidMoment & Said & { refusal: number | null }

const negations = new Set(['niet', 'geen', 'zonder', 'not', 'no', 'without', 'don', 'can', 'cannot', 'cant', 'dont', 'do', 'nog'])
/** Whoever works on Mondays is free on Monday evenings. */
const duringTheDay = ({ parts }: Said): Pick<Said, 'parts'> => ({ parts: parts.size > 0 ? parts : new Set(['morning', 'afternoon'] as const) })
type Mode = 'wish' | 'refusal' | 'about' | 'about_kin'

/** One pass over the words of a question. */
export class QuestionReader {
  readonly #words: readonly QuestionWord[]
  readonly #plain: readonly string[]
  readonly #vocabularies: readonly Vocabulary[]
  readonly #pieces: PieceReader
  readonly #things: Interpretation[] = []
  readonly #moments: Placed[] = []
  #mode: Mode = 'wish'
  /** The tokens of the cue that is in force. */
  #cue: number[] = []
  /** How many things the cue has taken. */
  #taken = 0
  #isJoined = false
  /** After 'tot' between two days. */
  #isRange = false
  /** In a clause that tells when whoever asks is at work or at school. */
  #isBusy = false
  /** In a clause about others, which refuses nothing. */
  #isRelative = false
  /** Where the clause begins, in things and in moments. */
  #clause = { things: 0, moments: 0 }
  #refusals = 0

  constructor(words: readonly QuestionWord[], vocabularies: readonly Vocabulary[], today: string) {
    this.#words = words
    this.#plain = words.map(({ word }) => word)
    this.#vocabularies = vocabularies
    this.#pieces = new PieceReader(words, vocabularies, today)
  }

  things(): Interpretation[] {
    for (let at = 0; at < this.#words.length;) at += this.#step(at)
    return withPromoted(inOrder(this.#things, this.#timesOf()))
  }

  #step(at: number): number {
    if (this.#words[at]!.startsClause && !this.#isListed(at)) this.#turn()
    const idle = this.#idleAt(at)
    if (idle > 0) return idle
    const cue = cueAt(this.#plain, at)
    const piece = this.#pieces.at(at)
    const says = piece.meant.length > 0 || Boolean(piece.moment)
    const within = cue ? this.#phraseWithin(at, cue) : 0
    if (within > 0) {
      if (cue!.kinds.has('wish')) this.#hear(cue!, at)
      return within
    }
    const isSituation = piece.meant.length > 0 && piece.meant.every(({ role }) => role === 'about')
    if (cue && (!says || cue.length > piece.length || (cue.length === piece.length && piece.length === 1 && !isSituation))) return this.#hear(cue, at)
    if (piece.moment) this.#putMoment(piece.moment)
    for (const one of piece.meant) this.#put(one)
    if (says) {
      this.#taken++
      this.#isJoined = false
    }
    // 'Gepensioneerd timmerman': what follows is about the same person.
    if (isSituation) this.#begin('about', [])
    return piece.length
  }

  /**
   * How many words of a cue come before a phrase of the vocabulary that goes on beyond it: 'ik heb' before 'geen ervaring', 'iets' before
   * 'met mensen'. In a refusal only a phrase that refuses by itself counts, in what tells of somebody one that does so too ('net verhuisd').
   */
  #phraseWithin(at: number, { length, kinds }: { length: number; kinds: ReadonlySet<CueKind> }): number {
    for (let skipped = 1; skipped < length; skipped++) {
      const isNegation = negations.has(this.#plain[at + skipped]!)
      if (!kinds.has('wish') && !kinds.has('about') && !isNegation) continue
      const read = readAt(this.#words, at + skipped, this.#vocabularies)
      if (!kinds.has('wish') && !isNegation && !read.meant.every(({ role }) => role === 'about')) continue
      if (read.meant.length > 0 && read.length > 1 && skipped + read.length > length) return skipped
    }
    return 0
  }

  /** How many words here say nothing by themselves: 'alleen' before a time, 'van' between two things, 'tot' between two days. */
  #idleAt(at: number): number {
    const [word, next] = [this.#plain[at]!, this.#plain[at + 1]]
    if (next === undefined) return 0
    if (word === 'alleen') return this.#isOnly(at + 1) ? 1 : 0
    // The English word is a vehicle.
    if (word === 'van') return at > 0 && !['a', 'the', 'my', 'your', 'driver', 'drivers'].some((one) => one === this.#plain[at - 1] || one === next) ? 1 : 0
    const range = ['tot en met', 't m', 'tot', 'to', 'till', 'until', 'through'].find(
      (one) => this.#plain.slice(at, at + one.split(' ').length).join(' ') === one,
    )
    if (!range || this.#moments.at(-1)?.at.at(-1) !== this.#words[at]!.at[0]! - 1) return 0
    const length = range.split(' ').length
    this.#isRange = this.#plain[at + length] !== undefined && (momentOf(this.#plain[at + length]!, false) ?? shortDayAt(this.#plain, at + length)) !== null
    return this.#isRange ? length : 0
  }

  /** Whether a time or a condition follows, which 'alleen' restricts. */
  #isOnly(at: number): boolean {
    const { meant } = readAt(this.#words, at, this.#vocabularies)
    const isBeforeTime = ['op', 'in', 'als', 'om', 's', 'tijdens'].includes(this.#plain[at]!) || momentOf(this.#plain[at]!, false) !== null
    return isBeforeTime || (meant.length > 0 && meant.every(({ role }) => role === 'time' || role === 'condition'))
  }

  /** Whether a comma here goes on with a list of what is refused: 'geen kinderen, ouderen of dieren'. */
  #isListed(at: number): boolean {
    const isList = this.#mode === 'refusal' && this.#taken > 0 && ['of', 'or'].includes(this.#plain[at + 1] ?? '')
    if (isList) this.#isJoined = true
    return isList
  }

  #turn(): void {
    this.#mode = 'wish'
    this.#isBusy = false
    this.#cue = []
    this.#taken = 0
    this.#isJoined = false
    this.#isRelative = false
    this.#clause = { things: this.#things.length, moments: this.#moments.length }
  }

  #hear({ length, kinds }: { length: number; kinds: ReadonlySet<CueKind> }, at: number): number {
    const tokens = this.#words.slice(at, at + length).flatMap((word) => word.at)
    const endsHere = at + length >= this.#words.length || this.#words[at + length]!.startsClause || Boolean(cueAt(this.#plain, at + length)?.kinds.has('turn'))
    const hasThings = this.#things.length > this.#clause.things || this.#moments.length > this.#clause.moments
    if (kinds.has('nothing')) return length
    if (kinds.has('relative')) this.#isRelative = true
    else if (this.#isRelative && kinds.has('refusal')) return length
    else if (kinds.has('refusal_of_about')) this.#refuseAbout(tokens)
    else if (kinds.has('refusal_before') && endsHere && hasThings) this.#refuseClause(tokens)
    else if (kinds.has('refusal')) this.#begin('refusal', tokens)
    else if (kinds.has('busy')) this.#hearBusy(tokens, endsHere)
    else if (kinds.has('about') || kinds.has('about_kin')) this.#begin(kinds.has('about') ? 'about' : 'about_kin', tokens)
    else if (kinds.has('turn')) this.#turn()
    // 'Hij is er niet meer en de avonden zijn lang' refuses no evening.
    else if (kinds.has('join') && this.#mode === 'refusal' && this.#taken === 0) this.#begin('wish', [])
    else if (kinds.has('join')) this.#isJoined = true
    // After 'geen zin om te' a word of wishing wishes nothing.
    else if (this.#mode !== 'refusal' || this.#taken > 0) this.#begin('wish', [])
    return length
  }

  /** 'Overdag werk ik': the times of this clause are taken, before the cue if it ends there, or else behind it ('ik werk op maandag'). */
  #hearBusy(tokens: number[], endsHere: boolean): void {
    const before = this.#moments.slice(this.#clause.moments)
    if (!endsHere || before.length === 0) return this.#begin('about', tokens, true)
    this.#refusals++
    for (const one of before) Object.assign(one, { ...duringTheDay(one), refusal: this.#refusals, at: [...one.at, ...tokens] })
    this.#turn()
  }

  #begin(mode: Mode, tokens: number[], isBusy = false): void {
    if (mode === 'refusal') this.#refusals++
    this.#isBusy = isBusy
    this.#mode = mode
    this.#cue = tokens
    this.#taken = 0
    this.#isJoined = false
  }

  #refuseAbout(tokens: number[]): void {
    for (const one of this.#things.filter(({ role }) => role === 'about'))
      Object.assign(one, { role: 'refusal' satisfies PartKind, at: [...one.at, ...tokens] })
  }

  /** 'Maandag en dinsdag kan ik niet': what was said in this clause is refused. */
  #refuseClause(tokens: number[]): void {
    this.#refusals++
    for (const one of this.#things.slice(this.#clause.things)) Object.assign(one, { role: 'refusal' satisfies PartKind, at: [...one.at, ...tokens] })
    for (const one of this.#moments.slice(this.#clause.moments)) Object.assign(one, { refusal: this.#refusals, at: [...one.at, ...tokens] })
    this.#turn()
  }

  #putMoment(moment: Said): void {
    if (this.#isBusy) {
      if (!this.#isJoined) this.#refusals++
      this.#moments.push({
        ...moment,
        ...duringTheDay(moment),
        at: [...this.#cue, ...moment.at],
        isJoined: this.#isJoined,
        isRange: this.#isRange,
        refusal: this.#refusals,
      })
      return
    }
    const isRefused = this.#mode === 'refusal' && (this.#taken === 0 || this.#isJoined) && !this.#refusedOther()
    const at = isRefused ? [...this.#cue, ...moment.at] : moment.at
    this.#moments.push({ ...moment, at, isJoined: this.#isJoined, isRange: this.#isRange, refusal: isRefused ? this.#refusals : null })
    this.#isRange = false
  }

  /** Whether the refusal in force has taken something that is no time: 'niet met kinderen en op zaterdag'. */
  #refusedOther = (): boolean => this.#taken > 0 && this.#things.at(-1)?.role === 'refusal'

  #put(one: Interpretation): void {
    const moments =
      one.concepts.length > 0 && one.role === 'time' && one.concepts.every(({ asks }) => asks.length > 0 && asks.every((code) => code.startsWith('dayparts:')))
    if (moments) return this.#putMoment({ ...momentOfCodes(one.concepts.flatMap(({ asks }) => asks)), at: one.at, said: one.said, name: one.concepts[0]!.key })
    if (this.#mode === 'refusal') return this.#refuse(one)
    // Who has a licence does not ask for work that requires one.
    const isAsset = one.role === 'condition' && one.concepts.every(({ asks }) => asks.every((code) => code.startsWith('requirements:')))
    const isAbout = this.#mode !== 'wish' && (one.role === 'wish' || one.role === 'about' || isAsset)
    add(this.#things, isAbout ? { ...one, role: 'about', isOfKin: this.#mode === 'about_kin', at: [...this.#cue, ...one.at] } : one)
  }

  #refuse(one: Interpretation): void {
    const isFirst = this.#taken === 0
    const isOfOther = !isFirst && one.role !== 'wish'
    if (isFirst || (this.#isJoined && !isOfOther)) return add(this.#things, { ...one, role: 'refusal', at: [...this.#cue, ...one.at] })
    // What is said further of something refused is no wish beside one: 'iets met dieren, niet met kinderen op school'.
    if (isOfOther || !this.#things.some(({ role }) => role === 'wish')) add(this.#things, one)
  }

  /** The moments as things: one for all that suit, one for each refusal. */
  #timesOf(): Interpretation[] {
    return [...new Set(this.#moments.map(({ refusal }) => refusal))].map((refusal) => {
      const said = this.#moments.filter((one) => one.refusal === refusal)
      const asks = daypartsOf(said)
      const dutch = daypartsInWords(asks, 'nl')
      const concept = conceptOf({
        key: said.map((one) => one.name ?? one.said).join(' '),
        // Titles name a day in Dutch, whatever the language of the question: 'Op zondagmiddag schaatsen'.
        nl: [...(/^[a-z]+(dag|ochtend|middag|avond)$/.test(dutch) ? [dutch] : []), ...said.filter(({ said }) => said !== '').map((one) => one.said)],
        asks,
      })
      return thingOf(
        concept,
        refusal === null ? 'time' : 'refusal',
        said.flatMap(({ at }) => at),
        said.map((one) => one.said).join(' '),
      )
    })
  }
}
