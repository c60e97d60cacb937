import { defineForm } from '#design/form/define-form.ts'
import { replyWords as words } from './messages.ts'
import { replyTemplate } from './reply-template.ts'

export const replyForm = defineForm(replyTemplate.attributes, {
  title: { label: words.name, hint: words.nameHint },
  body: { label: words.body, rows: 8 },
})
