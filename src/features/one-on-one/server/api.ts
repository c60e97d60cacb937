import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import { helpRequest } from '#features/one-on-one/model/request.ts'
import { helpPossible, helpScopes } from '#features/one-on-one/model/server/scopes.ts'
import { proposeMatch } from '#features/one-on-one/matches/server/answer.ts'
import { recordHelpView } from '#features/one-on-one/screening/server/record-view.ts'
import { noteIntake, screenRequest } from '#features/one-on-one/screening/server/screen.ts'
import { askConsentAgain, recordConsent } from '#features/one-on-one/writing/server/ask-consent.ts'
import { makeLetter } from '#features/one-on-one/writing/server/make-letter.ts'
import { closeRequest, extendRequest, submitRequest, withdrawRequest } from '#features/one-on-one/writing/server/submit.ts'
import { createRequest, removeRequest, updateRequest } from '#features/one-on-one/writing/server/write-request.ts'

export const helpRequestsApi: ApiOf<typeof helpRequest> = {
  resource: helpRequest,
  flag: 'peerToPeer',
  isPrivate: true,
  scopes: helpScopes,
  possible: helpPossible,
  list: true,
  get: true,
  create: createRequest,
  update: updateRequest,
  remove: removeRequest,
  memberVerbs: {
    submit: { run: submitRequest },
    extend: { run: extendRequest },
    withdraw: { run: withdrawRequest },
    close: { run: closeRequest },
    ask_consent: { run: askConsentAgain, ability: 'update' },
    record_consent: { run: recordConsent, ability: 'screen' },
    letter: { run: makeLetter, ability: 'screen' },
    note: { run: noteIntake, ability: 'screen' },
    screen: { run: screenRequest },
    propose: { run: proposeMatch },
  },
  filters: {
    mine: { kind: 'boolean', sql: '@.requester_user_id = :user' },
    onPaper: { kind: 'boolean', sql: '@.requester_user_id is null' },
  },
  finish: recordHelpView,
}
