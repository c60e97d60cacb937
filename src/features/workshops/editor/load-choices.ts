import { centerColleagues } from '#kernel/access/role-sets.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { EditedWorkshop } from './workshop-in-form.ts'

/** Most that a form offers to choose from. */
const most = 100

/** Whom and what the form of a workshop offers: colleagues, and documents of the library, the newest first; what it has already is always among them. */
export async function loadChoices(api: Client, { contact, materials }: EditedWorkshop, { mayPick }: { mayPick: boolean }) {
  const [people, files] = await Promise.all([
    api.users.list({ filter: { withRole: [...centerColleagues], statusEq: 'active' }, fields: { users: ['name'] }, sort: 'name', page: { size: most } }),
    mayPick ? api.files.list({ filter: { shelfEq: 'documents' }, fields: { files: ['name'] }, page: { size: most } }) : null,
  ])
  const withOwn = (found: readonly { id: string; name: string }[], own: readonly { id: string; name: string }[]) => [
    ...found.map(({ id, name }) => ({ id, name })),
    ...own.filter(({ id }) => found.every((one) => one.id !== id)).map(({ id, name }) => ({ id, name })),
  ]
  return { colleagues: withOwn(people.items, contact ? [contact] : []), documents: withOwn(files?.items ?? [], materials) }
}
