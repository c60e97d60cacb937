import { defineForm } from '#design/form/define-form.ts'
import { conversation } from '#features/conversations/model/conversation.ts'
import { supportWords as words } from './messages.ts'

/** The conversation with the center as a form (decisions 34). */
export const contactForm = defineForm(conversation.attributes, {
  topic: { label: words.topic, hint: words.topicHint },
  message: { label: words.message, rows: 8 },
  reach: { label: words.reach, hint: words.reachHint },
})
