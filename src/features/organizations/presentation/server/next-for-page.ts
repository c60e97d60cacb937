import { inRoles, organizationAdmins } from '#kernel/access/role-sets.ts'
import type { TodoKind } from '#kernel/feature/server/todo.ts'
import { say } from '#kernel/i18n/messages.ts'
import { CallerStatement } from '#kernel/jsonapi/read/server/node.ts'
import { todoWords as words } from '#features/organizations/model/todo-words.ts'

/** Characters from which a description is long enough to need no advice; the minimum is fifty. */
const fewLetters = 300

/** What a page may still lack, most useful first, each with the screen on which to add it. */
const lacks = [
  { key: 'noVacancies', needs: 'create', address: () => '/vacancies/add' },
  { key: 'noLogo', needs: 'update', address: (id: string) => `/organizations/${id}/edit#logo` },
  { key: 'shortDescription', needs: 'update', address: (id: string) => `/organizations/${id}/edit#description` },
  { key: 'noContact', needs: 'update', address: (id: string) => `/organizations/${id}/edit#phone` },
  { key: 'oneAdmin', needs: 'update', address: () => '/users/add' },
] as const

/** The best next improvement of an organization's page: the first thing it lacks, from stored fields alone. */
export const nextForPage: TodoKind = {
  key: 'page',
  view: 'team',
  icon: 'sparkle-fill',
  tone: 'info',
  query: (call) => {
    const statement = new CallerStatement(call)
    const text = `select o.id,
        not exists (select 1 from vacancies v where v.volunteer_center_id = o.volunteer_center_id and v.organization_id = o.id and v.status in ('published', 'pending')),
        o.logo_id is null,
        length(coalesce(p.description, '')) < ${fewLetters},
        o.phone is null and o.public_email is null,
        (select count(*) from user_roles r join users u on u.id = r.user_id where r.volunteer_center_id = o.volunteer_center_id and r.organization_id = o.id
          and ${inRoles('r.name', organizationAdmins)} and u.status in ('active', 'invited')) < 2,
        ${statement.may('update', 'organizations', 'o')}
      from organizations o
      left join organization_profiles p on p.volunteer_center_id = o.volunteer_center_id and p.organization_id = o.id
      where o.volunteer_center_id = ${statement.center} and o.id = ${statement.sharedParam('organization', call.asked.actor.organizationId)}::uuid and o.status = 'approved'`
    return { text, values: statement.values }
  },
  present: ([row], { asked: { locale }, registry, roles }) => {
    if (!row) return null
    const [id, ...facts] = row
    const may = { update: facts[lacks.length] === 't', create: registry.scopeNames(roles, 'vacancies', 'create').length > 0 }
    const open = lacks.filter(({ needs }, at) => facts[at] === 't' && may[needs])
    if (open.length === 0) return null
    return {
      title: say(locale, words.forPage),
      total: open.length,
      // The first one whose screen the caller may use.
      items: open.map(({ key, address }) => ({
        type: 'pages',
        id: key,
        title: say(locale, words[key]),
        text: say(locale, words[`${key}Why`]),
        href: address(id!),
        acts: ['open'],
      })),
      actions: [],
    }
  },
}
