import type { ActorRole, RoleName } from '#kernel/access/actor.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { mayGive } from '#kernel/access/role-giving.ts'
import { isRestorable } from '#features/users/model/user-states.ts'

/** A role with its place, and whether the viewer may revoke it. */
export type ShownRole = { id: string; name: RoleName; organizationId: string | null; where: string; canTake: boolean }

export type Viewer = { id: string; roles: ActorRole[] }

/** One person as staff see them, with the permitted actions. */
export async function fetchPerson(api: Client, id: string, viewer: Viewer, centerName: string) {
  const { roles, organizations, meta, ...found } = await api.users.get(id, { include: ['roles', 'organizations'] })
  const { email, phone, locale, confirmedAt, lastSeenAt, archivedAt, registeredElsewhere = false, ...person } = found
  const { permissions, version } = meta
  const isSelf = found.id === viewer.id
  const names = new Map(organizations.map((one) => [one.id, one.name]))
  const takes = (name: RoleName, organizationId: string | null) => isSelf || mayGive(viewer, name, organizationId)
  return {
    ...person,
    email: email ?? null,
    phone: phone ?? null,
    locale: locale ?? null,
    lastSeenAt: lastSeenAt ?? null,
    archivedAt: archivedAt ?? null,
    isConfirmed: (confirmedAt ?? null) !== null,
    isRestorable: isRestorable(archivedAt ? new Date(archivedAt) : null, new Date()),
    isStaffs: lastSeenAt !== undefined,
    registeredElsewhere,
    isSelf,
    permissions,
    version,
    roles: roles.map(({ id: role, name, scopeType, scopeId }): ShownRole => {
      const organizationId = scopeType === 'Organization' ? scopeId : null
      const where = organizationId ? (names.get(organizationId) ?? '') : centerName
      return { id: role, name, organizationId, where, canTake: permissions.includes('remove_role') && takes(name, organizationId) }
    }),
  }
}

export type PersonView = Awaited<ReturnType<typeof fetchPerson>>
