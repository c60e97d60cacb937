import { idInAddress } from '#kernel/fields/address-end.ts'
import { spokenLanguages } from '#kernel/i18n/spoken-languages.ts'
import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import { themes } from '#features/organizations/model/themes.ts'
import { registration } from '#features/workshops/model/registration.ts'
import { isMine, isOpen, registrationPossible, registrationScopes, workshopPossible, workshopScopes } from '#features/workshops/model/server/scopes.ts'
import { takenSql, waitingSql, workshop } from '#features/workshops/model/workshop.ts'
import { markPresence } from '#features/workshops/presence/server/mark-presence.ts'
import { cancelRegistration, promoteByHand } from '#features/workshops/registrations/server/cancel.ts'
import { messageTakers } from '#features/workshops/registrations/server/message-takers.ts'
import { register } from '#features/workshops/registrations/server/register.ts'
import {
  archiveWorkshop,
  cancelByStaff,
  completeByStaff,
  confirmWorkshop,
  publishWorkshop,
  undoWorkshopStep,
} from '#features/workshops/transitions/server/change-status.ts'
import { duplicateWorkshop } from '#features/workshops/transitions/server/duplicate.ts'
import { createWorkshop, removeWorkshop, updateWorkshop } from '#features/workshops/writing/server/write-workshop.ts'
import { inMonth } from './in-month.ts'

const held = `s.volunteer_center_id = @.volunteer_center_id and s.workshop_id = @.id and s.status = 'scheduled'`
const localHour = 'extract(hour from s.local_start)'

export const workshopsApi: ApiOf<typeof workshop> = {
  resource: workshop,
  scopes: workshopScopes,
  possible: workshopPossible,
  list: true,
  get: true,
  create: createWorkshop,
  update: updateWorkshop,
  updateTakes: ['image', 'trainer', 'contact'],
  remove: removeWorkshop,
  memberVerbs: {
    publish: { run: publishWorkshop },
    confirm: { run: confirmWorkshop },
    cancel: { run: cancelByStaff },
    complete: { run: completeByStaff },
    archive: { run: archiveWorkshop },
    duplicate: { run: duplicateWorkshop },
    message: { run: messageTakers },
  },
  undo: undoWorkshopStep,
  filters: {
    search: { kind: 'contains', sql: `plain(@.title) like plain(:value) or plain(coalesce(@.trainer_name, '')) like plain(:value)` },
    upcoming: { kind: 'boolean', sql: `@.last_ends_at > now() and @.status in ('published', 'full', 'confirmed')` },
    mine: { kind: 'boolean', sql: isMine('@') },
    withTheme: { kind: 'list', values: themes, sql: '@.themes && :value' },
    hasPlace: { kind: 'boolean', sql: `${isOpen('@')} and @.deadline_at > now() and ${takenSql('@')} < @.capacity_max and ${waitingSql('@')} = 0` },
    online: { kind: 'boolean', sql: `exists (select from workshop_sessions s where ${held} and s.url is not null)` },
    once: { kind: 'boolean', sql: `(select count(*) from workshop_sessions s where ${held}) = 1` },
    partOfDay: {
      kind: 'list',
      values: ['day', 'evening'],
      sql: `exists (select from workshop_sessions s where ${held} and case when ${localHour} >= 18 then 'evening' else 'day' end = any(:value))`,
    },
    inMonth,
    withLanguage: { kind: 'list', values: spokenLanguages, sql: '@.languages && :value' },
    presenceDue: {
      kind: 'boolean',
      sql: `@.status = 'completed' and exists (select from workshop_registrations r where r.volunteer_center_id = @.volunteer_center_id and r.workshop_id = @.id and r.status = 'registered')`,
    },
    address: {
      kind: 'lookup',
      about: 'The end of the address of its page, slug--1a2b3c4d5e6f, or an id',
      read: (sent) => Promise.resolve([idInAddress(sent)]),
      sql: 'right(@.id::text, 12) = right(:value1, 12)',
    },
  },
}

export const registrationsApi: ApiOf<typeof registration> = {
  resource: registration,
  scopes: registrationScopes,
  possible: registrationPossible,
  own: 'own',
  list: true,
  get: true,
  create: register,
  createNeeds: ['workshop'],
  memberVerbs: {
    cancel: { run: cancelRegistration },
    promote: { run: promoteByHand },
    presence: { run: markPresence },
  },
  filters: {
    mine: { kind: 'boolean', sql: '@.user_id = :user' },
    upcoming: {
      kind: 'boolean',
      sql: `exists (select from workshops w where w.volunteer_center_id = @.volunteer_center_id and w.id = @.workshop_id and w.last_ends_at > now())`,
    },
    search: {
      kind: 'contains',
      sql: `plain(coalesce(@.guest_name, (select full_name(u.first_name, u.last_name) from users u where u.id = @.user_id), '')) like plain(:value)`,
    },
  },
}
