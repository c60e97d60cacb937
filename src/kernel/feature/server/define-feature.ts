import type { FastifyInstance } from 'fastify'
import type { AuditMessages } from '#kernel/audit/audit-message.ts'
import type { Config } from '#kernel/config/server/config.ts'
import type { Database, ReadQuery } from '#kernel/db/server/database.ts'
import type { Listener } from '#kernel/events/server/emit.ts'
import type { CodeWords } from '#kernel/http/answers/server/error-document.ts'
import type { Worker } from '#kernel/jobs/server/work.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'
import type { ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
import type { MailEvent } from '#kernel/mail/server/mail-event.ts'
import type { MailHook } from '#kernel/mail/server/mail-hook.ts'
import type { MailTemplate } from '#kernel/mail/server/mail-template.ts'
import type { CountKind, TodoKind } from './todo.ts'

/** What routes are made with. A feature adds what it brings along, as a Register does for resources (architecture §1.5). */
export interface FeatureParts {
  config: Config
  db: Database
  clock: { now(): Date }
}

/** The server side of a feature, said once; what puts the product together walks the list of them. */
export type Feature = {
  /** Its folder. */
  name: string
  resources?: readonly ResourceApi[]
  routes?: {
    /** Under /api/v1: calls that are no plain verb of a resource. */
    api?: (parts: FeatureParts) => readonly ApiRoute[]
    /** Beside it, among the limits, sessions and errors of the API. */
    session?: (app: FastifyInstance, parts: FeatureParts) => void | Promise<void>
    /** For whoever asks, with no session at all. */
    open?: (app: FastifyInstance, parts: FeatureParts) => void | Promise<void>
  }
  /** Its routes in OpenAPI: those that follow from no declaration. */
  describedCalls?: DescribedCalls
  /** By kind. */
  mails?: Readonly<Record<string, MailTemplate>>
  /** What each of them tells about: it is told inside the product too, and chosen (a law asks for one of every mail). */
  mailEvents?: Readonly<Record<string, MailEvent>>
  /** Which queued mails are sent, and what is written beside them; of one feature. */
  mailHook?: MailHook
  /** What is done behind the pages, by the clock or later. */
  workers?: readonly Worker[]
  listeners?: readonly Listener[]
  /** What it may ask of whoever comes home to a dashboard. */
  todos?: readonly TodoKind[]
  /** The messages of its audit events, by action. */
  auditMessages?: AuditMessages
  /**
   * Its public pages, for search engines: a read of paths in Dutch, each with the day of its last change or null and its path in
   * English (null where it is not there in English), the newest first.
   */
  sitemap?: (centerId: string) => ReadQuery
  /** Numbers beside the navigation. */
  counts?: readonly CountKind[]
  /** What its error codes say. */
  errorWords?: CodeWords
}

/** Declares a feature; it does nothing until it stands in `src/app/features.ts`. */
export function defineFeature(feature: Feature): Feature {
  return feature
}
