import { say } from '#kernel/i18n/messages.ts'
import { codes, freeText } from '#kernel/search/parameter.ts'
import { type RowOfList, defineList } from '#features/lists/list.ts'
import { builderWords as words } from '#features/center-forms/model/builder-words.ts'
import { answersPath } from '#features/center-forms/model/paths.ts'
import { sentAnswer, sentWithin } from '#features/center-forms/model/sent-answer.ts'

const withinWords = { week: words.thisWeek, month: words.thisMonth }

/** The answers to one form; each form's list has its own address. */
export const answerListOf = (formId: string) =>
  defineList({
    page: answersPath(formId),
    resource: sentAnswer,
    filters: {
      q: freeText({ filter: 'search', max: 100 }),
      sent: codes(sentWithin, { filter: 'sent_within', column: 'sent_at', title: words.sent, say: (code, locale) => say(locale, withinWords[code]) }),
    },
    tabs: [{ key: 'all', label: words.everything, filter: {} }],
    orders: { sentAt: 'sentAt' },
    usual: '-sentAt',
    ask: { fields: { form_answers: ['answers', 'sentAt'] } },
  })

export type AnswerList = ReturnType<typeof answerListOf>
export type AnswerRow = RowOfList<AnswerList>
