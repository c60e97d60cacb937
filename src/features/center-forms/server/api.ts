import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { builtForm } from '#features/center-forms/model/built-form.ts'
import { sentAnswer, sentWithin } from '#features/center-forms/model/sent-answer.ts'
import { answerHas, answerIsFrom, formHas } from '#features/center-forms/model/server/form-of.ts'

export const builtFormsApi: ApiOf<typeof builtForm> = {
  resource: builtForm,
  scopes: { all: 'true' },
  list: true,
  filters: {
    search: { kind: 'contains', sql: formHas },
  },
}

const removeAnswer: Verb = async ({ tx, id, centerId, actor }) => {
  await tx.deleteFrom('form_answers').where('volunteer_center_id', '=', centerId).where('id', '=', id).execute()
  writeAuditEvent(tx, { centerId, actor }, { action: 'form_answer.removed', subjectType: 'form_answers', subjectId: id })
  return id
}

export const sentAnswersApi: ApiOf<typeof sentAnswer> = {
  resource: sentAnswer,
  scopes: { all: 'true' },
  list: true,
  get: true,
  remove: removeAnswer,
  filters: {
    search: { kind: 'contains', sql: answerHas },
    sentWithin: { kind: 'list', values: sentWithin, about: 'Sent in the last seven days, or in the last month', sql: answerIsFrom },
  },
}
