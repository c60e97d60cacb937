import { firstAnswer, type Told } from './application-rows.ts'
import type { Pace } from './organization-rows.ts'

/** The median of the days until the first answer, for organizations with five or more answers (domain §5.1). */
export function paces(told: readonly Told[]): (organizationKey: string) => Pace {
  const days = new Map<string, number[]>()
  for (const { application, vacancy } of told) {
    const first = firstAnswer(application)
    if (first) days.set(vacancy.organizationKey, [...(days.get(vacancy.organizationKey) ?? []), first.day - application.steps[0]!.day])
  }
  return (key) => {
    const own = (days.get(key) ?? []).toSorted((a, b) => a - b)
    return { days: own.length < 5 ? null : own[Math.floor(own.length / 2)]!, count: own.length }
  }
}
