import { type RoleName, roleNames } from './actor.ts'

/*
 * The one place that lists roles (domain §4). Rights by resource and verb stand in `src/app/abilities.ts`; these sets are for
 * what a table of rights cannot say: who receives a mail, who sees a field, whose change needs no approval.
 * `src/laws/role-names.test.ts` finds role names written elsewhere.
 */

/** Work for one organization: they write its vacancies and answer its applicants. */
export const organizationStaff = ['member', 'admin'] as const satisfies readonly RoleName[]

/** Answer for one organization: its details, its colleagues, its final decisions. */
export const organizationAdmins = ['admin'] as const satisfies readonly RoleName[]

/**
 * Run the center: they see all of it, approve organizations and vacancies, and invite people. Platform admins do so at every
 * center; editors do not, because they only work on the site.
 */
export const centerStaff = ['coordinator', 'center_admin', 'super_admin'] as const satisfies readonly RoleName[]

/** See the whole center, whether or not they may change it: `centerStaff`, and editors, who write about it. */
export const centerReaders = ['editor', ...centerStaff] as const satisfies readonly RoleName[]

/** Hold a role at the center itself: the colleagues through whom it can be reached. Platform admins belong to no center. */
export const centerColleagues = ['editor', 'coordinator', 'center_admin'] as const satisfies readonly RoleName[]

/**
 * Handle what people entrust to the center: conversations, escalated applications, applications on behalf of a guest, absence,
 * mails about silence. Without platform admins, who read nobody's messages (domain §4, /conversations), and without editors.
 */
export const caseStaff = ['coordinator', 'center_admin'] as const satisfies readonly RoleName[]

/** Do the daily case work: they are asked first, and the center's admins where there is no coordinator. */
export const coordinators = ['coordinator'] as const satisfies readonly RoleName[]

/** Answer for a center: its people, its exports, its organization transfers. Platform admins answer for every center. */
export const centerAdmins = ['center_admin', 'super_admin'] as const satisfies readonly RoleName[]

/** The admins a center has of its own: they receive its mails and decide on its applications, which platform admins do not. */
export const ownCenterAdmins = ['center_admin'] as const satisfies readonly RoleName[]

/** Answer for the platform; their role belongs to no center. */
export const platformAdmins = ['super_admin'] as const satisfies readonly RoleName[]

/**
 * Work with vacancies and the people in them, for an organization or the center. Without editors, who see texts but no contact
 * details.
 */
export const workingStaff = [...organizationStaff, ...centerStaff] as const satisfies readonly RoleName[]

/** Everybody with work to do here, for an organization or the center. */
export const allStaff = [...organizationStaff, ...centerReaders] as const satisfies readonly RoleName[]

/** Roles whose last holder cannot leave, because somebody has to decide (contract §3.2). */
export const leaders = [...organizationAdmins, ...centerAdmins] as const satisfies readonly RoleName[]

/** The roles that the product gives by itself: to a new account, to an invited colleague, to whoever registers an organization. */
export const initialRoles = { account: 'volunteer', colleague: 'member', founder: 'admin' } as const satisfies Record<string, RoleName>

/** Whether a name is one of these roles; false for a name that is no role. */
export const isIn = (roles: readonly string[], name: string | null | undefined): boolean => typeof name === 'string' && roles.includes(name)

/** The rank from which every role is in `roles`; only for sets that reach to the top (`centerReaders`, `centerStaff`, `centerAdmins`). */
export const rankFrom = (roles: readonly RoleName[]): number => Math.min(...roles.map((name) => roleNames.indexOf(name)))

/**
 * SQL text: the column holds one of these roles. The names are constants and written out, so that the statement's text is the
 * same for every caller and its prepared plan is reused.
 */
export const inRoles = (column: string, roles: readonly RoleName[]): string => `${column} in (${roles.map((name) => `'${name}'`).join(', ')})`
