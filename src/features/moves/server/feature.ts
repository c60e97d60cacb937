import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { deedWords } from '#features/moves/deed-words.ts'
import { errorWords } from '#features/moves/error-words.ts'
import { organizationMovesApi } from './api.ts'
import { describedCalls } from './calls.ts'
import { moveEvents } from './mail-events.ts'
import { moveMails } from './mails.ts'
import { moveRoutes } from './routes.ts'
import { moveTodo } from './todo.ts'

export const moves = defineFeature({
  name: 'moves',
  resources: [organizationMovesApi],
  routes: { api: () => moveRoutes },
  describedCalls,
  mails: moveMails,
  mailEvents: moveEvents,
  todos: [moveTodo],
  deeds: deedWords,
  errorWords,
})
