import { type RowOf, column, tableOf } from '#kernel/db/table.ts'
import { builtForm } from '#features/center-forms/model/built-form.ts'
import type { FormDesign, FormStatus } from '#features/center-forms/model/form-design.ts'
import { sentAnswer } from '#features/center-forms/model/sent-answer.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    center_forms: RowOf<typeof centerForms>
    form_answers: RowOf<typeof formAnswers>
  }
}

export const centerForms = tableOf(builtForm, {
  filled: ['keep_months', 'updated_at'],
  columns: {
    status: column.code<FormStatus>()({ filled: true }),
    design: column.json<FormDesign>()(),
    mail_to: column.uuids({ filled: true }),
    created_at: column.moment({ filled: true }),
  },
})
export const formAnswers = tableOf(sentAnswer, { filled: ['sent_at'] })
