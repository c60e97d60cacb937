import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { auditMessages } from '#features/one-on-one/model/audit-messages.ts'
import { errorWords } from '#features/one-on-one/model/error-words.ts'
import { helpEvents, helpMails } from '#features/one-on-one/telling/server/mails.ts'
import { helpSearchRoute } from '#features/one-on-one/search/server/search-route.ts'
import { matchAuditMessages, matchErrorWords } from '#features/one-on-one/matches/match-words.ts'
import { candidatesRoute } from '#features/one-on-one/candidates/server/candidates-route.ts'
import { helpVogChecksApi } from '#features/one-on-one/candidates/server/vog-api.ts'
import { caseTodo } from '#features/one-on-one/check-ins/server/case-todo.ts'
import { helpCheckInsApi } from '#features/one-on-one/check-ins/server/check-in-api.ts'
import { helpBlocksApi, helpMatchesApi } from '#features/one-on-one/matches/server/match-api.ts'
import { matchListeners } from '#features/one-on-one/matches/server/match-listeners.ts'
import { matchEvents, matchMails } from '#features/one-on-one/matches/server/match-mails.ts'
import { recordReading } from '#features/one-on-one/relay/server/record-reading.ts'
import { relayedAnswer, relayedBody, sharedContact } from '#features/one-on-one/relay/server/relayed-words.ts'
import { helpRequestsApi } from './api.ts'
import { describedCalls } from './calls.ts'
import { helpJobs } from './jobs.ts'
import { helpTodos } from './todos.ts'

export const oneOnOne = defineFeature({
  name: 'one-on-one',
  resources: [helpRequestsApi, helpMatchesApi, helpBlocksApi, helpCheckInsApi, helpVogChecksApi],
  presents: {
    help_check_ins: { attributes: {}, finish: recordReading },
    messages: { attributes: { body: relayedBody }, finish: recordReading },
    help_matches: { attributes: { message: relayedAnswer, contact: sharedContact }, finish: recordReading },
  },
  listeners: matchListeners,
  routes: { api: () => [helpSearchRoute, candidatesRoute] },
  describedCalls,
  auditMessages: { ...auditMessages, ...matchAuditMessages },
  mails: { ...helpMails, ...matchMails },
  mailEvents: { ...helpEvents, ...matchEvents },
  errorWords: { ...errorWords, ...matchErrorWords },
  workers: helpJobs,
  todos: [caseTodo, ...helpTodos],
})
