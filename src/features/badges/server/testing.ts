import { expect } from 'vitest'
import { issueCertificates } from '#features/badges/issue/server/issue-certificates.ts'
import { workshopActions } from '#features/workshops/server/testing.ts'
import type { TestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

const center = id.center('demo')

/** Courses that are over, and their certificates. */
export function certificatesOf(site: TestApp) {
  const { workshop, registration, register, published, shift, read } = workshopActions(site)
  /** A course that is over, at which Fatima was and Kees was not. */
  async function held(more: object = {}): Promise<{ course: string; fatima: string; kees: string }> {
    const course = await published({ certificate: true, learns: ['luisteren'], ...more })
    const [fatima, kees] = [await register('fatima', course), await register('kees', course)].map(({ body }) => body.data.id as string)
    await workshop('wim', 'PUT', `/${course}/confirm`)
    await shift(course, '-40 days')
    await workshop('wim', 'PUT', `/${course}/complete`)
    const { body } = await read('wim', `workshops/${course}`)
    for (const session of body.data.attributes.sessions as { id: string }[]) {
      for (const [who, state] of [
        [fatima, 'present'],
        [kees, 'absent'],
      ] as const) {
        const { status, text } = await registration('wim', 'PUT', `/${who}/presence`, { session: session.id, state })
        expect(status, text).toBe(200)
      }
    }
    return { course, fatima: fatima!, kees: kees! }
  }
  const issue = async (course: string, now = new Date()) =>
    await site.db.inCenter(center, async (tx) => await issueCertificates(tx, { centerId: center, workshopId: course, now }))
  return { held, issue }
}
