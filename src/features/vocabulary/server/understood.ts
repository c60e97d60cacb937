import type { UnderstoodPart } from '#features/vocabulary/understood-part.ts'
import type { Interpretation } from './interpret.ts'
import { daypartsInWords } from './moments.ts'
import type { ParsedQuestion } from './parse-question.ts'
import { questionWithout } from './question-words.ts'

/** The parts of a question as they were read, each with the question that is left when it is taken away. */
export function understoodOf({ text, tokens, things }: ParsedQuestion): UnderstoodPart[] {
  // Things of the same words are one part: 'een ochtend per week', 'ouderenbezoek'.
  const parts = new Map<string, Interpretation[]>()
  const isShown = ({ at, isEveryday = false }: Interpretation) => at.length > 0 && !(isEveryday && things.length > 1)
  for (const one of things.filter(isShown)) parts.set(one.at.join(), [...(parts.get(one.at.join()) ?? []), one])
  return [...parts.values()].map((same) => {
    const [one] = same as [Interpretation]
    const ofOthers = new Set(things.filter((other) => !same.includes(other)).flatMap(({ at }) => at))
    const said = same.map(wordsOf)
    const joined = (locale: 'nl' | 'en') => [...new Set(said.map((words) => words[locale]))].join(', ')
    return { kind: one.role, nl: joined('nl'), en: joined('en'), without: questionWithout(text, tokens, spanOf(one.at, ofOthers)) }
  })
}

/** The tokens of a part and what stands between them, but for what other parts need: 'geen' of 'geen kinderen of ouderen'. */
function spanOf(at: readonly number[], ofOthers: ReadonlySet<number>): Set<number> {
  const [first, last] = [Math.min(...at), Math.max(...at)]
  return new Set(Array.from({ length: last - first + 1 }, (_, place) => first + place).filter((index) => !ofOthers.has(index)))
}

function wordsOf(one: Interpretation): { nl: string; en: string } {
  // What somebody is, is told in their words.
  const [first] = one.concepts
  const concept = one.role === 'about' || first?.role.includes('about') ? undefined : first
  const dayparts = concept?.asks.filter((code) => code.startsWith('dayparts:')) ?? []
  if (dayparts.length > 0) return { nl: daypartsInWords(dayparts, 'nl'), en: daypartsInWords(dayparts, 'en') }
  if (one.age !== undefined) return { nl: `${one.age} jaar`, en: `${one.age} years old` }
  const isCoded = (concept?.asks.length ?? 0) > 0
  // "King's" was parted into 'king s'.
  const said = (one.isUnknown && concept ? plain(one.own.at(-1)!) : one.said).replaceAll(/ s\b/g, "'s")
  return isCoded ? { nl: plain(concept!.nl[0] ?? said), en: plain(concept!.en[0] ?? said) } : { nl: said, en: said }
}

/** A form of the vocabulary as people write it; it keeps languages in lower case. */
const plain = (form: string) => form.replaceAll(/[=*~]/g, '').replace(/\b(nederlands|dutch)\b/, (name) => name[0]!.toUpperCase() + name.slice(1))
