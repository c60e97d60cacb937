import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import { careCauseSql } from '#features/one-on-one/matches/care-sql.ts'
import { helpBlock, helpMatch } from '#features/one-on-one/matches/match.ts'
import { answerRequest } from './answer.ts'
import { blockPerson } from './block.ts'
import { agree, evaluate, meet, releaseMatch, takeBack } from './keys.ts'
import { blockScopes, matchPossible, matchScopes } from './match-scopes.ts'
import { endMatch, refuseMatch } from './stop.ts'

export const helpMatchesApi: ApiOf<typeof helpMatch> = {
  resource: helpMatch,
  flag: 'peerToPeer',
  isPrivate: true,
  scopes: matchScopes,
  possible: matchPossible,
  list: true,
  get: true,
  create: answerRequest,
  createNeeds: ['request'],
  memberVerbs: {
    release: { run: releaseMatch },
    meet: { run: meet },
    agree: { run: agree },
    take_back: { run: takeBack },
    refuse: { run: refuseMatch },
    evaluate: { run: evaluate },
    end: { run: endMatch },
  },
  filters: {
    request: { kind: 'id', sql: '@.request_id = :value' },
    mine: { kind: 'boolean', sql: '@.helper_user_id = :user or @.asker_user_id = :user' },
    needsCare: { kind: 'boolean', sql: `${careCauseSql('@')} is not null` },
  },
}

export const helpBlocksApi: ApiOf<typeof helpBlock> = {
  resource: helpBlock,
  flag: 'peerToPeer',
  isPrivate: true,
  scopes: blockScopes,
  list: true,
  get: true,
  create: blockPerson,
  createNeeds: ['match'],
}
