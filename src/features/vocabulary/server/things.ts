import type { Concept } from '#features/vocabulary/concept.ts'
import type { PartKind } from '#features/vocabulary/understood-part.ts'
import type { Interpretation } from './interpret.ts'

/** The things with the times where they stand in the question. */
export function inOrder(things: readonly Interpretation[], times: readonly Interpretation[]): Interpretation[] {
  const all = [...things]
  for (const time of times) {
    const next = all.findIndex(({ at }) => Math.min(...at) > Math.min(...time.at))
    all.splice(next < 0 ? all.length : next, 0, time)
  }
  return all
}

/** A concept that is made of a question and stands in no vocabulary. */
export function conceptOf(some: Partial<Concept> & Pick<Concept, 'key'>): Concept {
  return { nl: [], en: [], text: [], said: [], with: [], near: [], asks: [], theme: [], group: [], hints: [], role: [], ...some }
}

/** A thing that means one concept. */
export function thingOf(concept: Concept, role: PartKind, at: number[], said: string): Interpretation {
  return { said, own: concept.nl, concepts: [concept], role, at, isUnknown: false, isVague: false }
}

const helped = new Set(['disability', 'dementia', 'mental_health', 'newcomers', 'homeless', 'money_worries', 'carers', 'older_people'])

/** What tells of a situation, or of a group that somebody belongs to and does not ask to help. */
const isSituation = ({ concepts, isOfKin = false }: Interpretation) =>
  isOfKin ||
  (concepts.length > 0 &&
    concepts.every(
      ({ role, group, hints }) =>
        role.includes('about') || [...group, ...hints.map((code) => code.replace('target_groups:', ''))].some((code) => helped.has(code)),
    ))

/**
 * When nothing else is asked, what somebody is or was is wished: 'ik was vroeger timmerman'. Beside a time or a condition it only ranks what
 * meets them.
 */
export function withPromoted(things: Interpretation[]): Interpretation[] {
  const isAge = ({ age, concepts }: Interpretation) => age !== undefined && concepts.length === 0
  if (!things.every((one) => one.role === 'about' || one.role === 'refusal' || isAge(one))) return things
  const refused = new Set(things.filter(({ role }) => role === 'refusal').flatMap(({ concepts }) => concepts.map(({ key }) => key)))
  const told = things.filter(({ role, concepts }) => role === 'about' && !concepts.some(({ key }) => refused.has(key)))
  const telling = told.filter((one) => one.concepts.length > 0 && !isSituation(one))
  const promoted = new Set(telling.length > 0 ? telling : told)
  return things.map((one) => (promoted.has(one) ? { ...one, role: 'wish' } : one))
}

/** Two words for one thing are merged into one. */
export function add(things: Interpretation[], one: Interpretation): void {
  const same = things.find(({ concepts, role }) => role === one.role && concepts.some((concept) => has(one, concept)))
  if (!same) return void things.push(one)
  same.said += ` ${one.said}`
  same.own = [...new Set([...same.own, ...one.own])]
  same.at = [...new Set([...same.at, ...one.at])]
  same.concepts = same.concepts.filter((concept) => has(one, concept))
  same.isVague &&= one.isVague
}

const has = ({ concepts }: Interpretation, { key }: Concept) => concepts.some((other) => other.key === key)
