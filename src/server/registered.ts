import type { Feature } from '#kernel/feature/server/define-feature.ts'
import { registerAuditMessages } from '#kernel/audit/server/audit-events.ts'
import { registerListeners } from '#kernel/events/server/emit.ts'
import type { CodeWords } from '#kernel/http/answers/server/answer-errors.ts'
import { type Worker, sweepJobsDone } from '#kernel/jobs/server/workers.ts'
import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'
import { Registry, type ResourceApi, setRegistry } from '#kernel/jsonapi/registry/server/registry.ts'
import { sweepOutbox } from '#kernel/mail/server/outbox.ts'
import { registerMailHook } from '#kernel/mail/server/mail-event.ts'
import { registerMails } from '#kernel/mail/server/templates.ts'
import { looseObjectsWorker } from '#kernel/storage/server/loose-objects.ts'
import { sweepUndoableChanges } from '#kernel/undo/server/sweep-changes.ts'
import { abilities } from '#src/app/abilities.ts'
import { features } from '#src/app/features.ts'
import { ownCalls } from './calls.ts'

// What the features declare, collected by kind.

export const resourceApis: readonly ResourceApi[] = features.flatMap(({ resources = [] }) => resources)

/** How attributes are shown for which a feature below their own knows the rule. */
export const presents = Object.assign({}, ...features.map((feature) => feature.presents)) as NonNullable<Feature['presents']>

export const describedCalls: DescribedCalls = Object.assign({}, ownCalls, ...features.map((feature) => feature.describedCalls))

/** The text of every error code of a feature, in both languages. */
export const codeWords: CodeWords = Object.assign({}, ...features.map(({ errorWords }) => errorWords))

/** All background work, periodic or on demand. */
export const workers: readonly Worker[] = [
  sweepOutbox,
  sweepUndoableChanges,
  sweepJobsDone,
  looseObjectsWorker,
  ...features.flatMap((feature) => feature.workers ?? []),
]

/** Registers with the kernel the mails, the resources, the messages of audit events and the listeners of events. */
export function registerWords(): void {
  for (const { mails = {}, mailEvents = {}, mailHook, auditMessages: deeds = {} } of features) {
    registerMails(mails, mailEvents)
    if (mailHook) registerMailHook(mailHook)
    registerAuditMessages(deeds)
  }
  setRegistry(new Registry(resourceApis, abilities, presents))
  registerListeners(features.flatMap(({ listeners = [] }) => listeners))
}
