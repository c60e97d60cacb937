import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { listen } from '#kernel/events/server/emit.ts'
import { messageSent } from '#features/conversations/model/events.ts'
import { questionEvents, questionMails } from './mails.ts'
import { notifyOfQuestion } from './question-notices.ts'

export const support = defineFeature({ name: 'support', mails: questionMails, mailEvents: questionEvents, listeners: [listen(messageSent, notifyOfQuestion)] })
