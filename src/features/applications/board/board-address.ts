import { type AskedOfList, writeList } from '#features/lists/list.ts'
import { applicationList } from './application-list.ts'
import type { OfferedVerb } from '#features/applications/model/offered-verbs.ts'

export type AskedOfApplications = AskedOfList<typeof applicationList>
export type Shape = 'list' | 'board'

/** The address of the list or the board, with the application open beside it and the form that is open there. */
export function shapeAddress(shape: Shape, asked: AskedOfApplications, change: Partial<AskedOfApplications> = {}, step: OfferedVerb | null = null): string {
  const [path, query = ''] = writeList(applicationList, asked, change).split('?')
  const parameters = new URLSearchParams(query)
  if (shape === 'board') parameters.set('view', 'board')
  if (step) parameters.set('do', step)
  return parameters.size > 0 ? `${path}?${parameters}` : path!
}
