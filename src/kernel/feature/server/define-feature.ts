import type { EventEmitter } from 'node:events'
import type { FastifyInstance } from 'fastify'
import type { AuditMessages } from '#kernel/audit/audit-message.ts'
import type { Config } from '#kernel/config/server/config.ts'
import type { Database, ReadQuery } from '#kernel/db/server/database.ts'
import type { Listener } from '#kernel/events/server/emit.ts'
import type { CodeWords } from '#kernel/http/answers/server/answer-errors.ts'
import type { Worker } from '#kernel/jobs/server/workers.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'
import type { Presents, ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
import type { MailEvent, MailHook } from '#kernel/mail/server/mail-event.ts'
import type { MailTemplate } from '#kernel/mail/server/templates.ts'
import type { CountKind, TodoKind } from './todo.ts'

/** Says which center's public data changed, in whatever process; `*` for any. */
export type PublicChanges = EventEmitter<{ changed: [centerId: string] }>

/** What routes are built with. A feature adds its own parts, as a Register does for resources (architecture §1.5). */
export interface FeatureParts {
  config: Config
  db: Database
  clock: { now(): Date }
  /** Null where nobody tells of changes: nothing may be kept there. */
  changes: PublicChanges | null
}

/** The server side of a feature, declared once; the product is put together from the list of them. */
export type Feature = {
  /** The name of its folder. */
  name: string
  resources?: readonly ResourceApi[]
  routes?: {
    /** Calls under /api/v1 that are not a plain verb of a resource. */
    api?: (parts: FeatureParts) => readonly ApiRoute[]
    /** Routes outside /api/v1 that share the API's limits, sessions and errors. */
    session?: (app: FastifyInstance, parts: FeatureParts) => void | Promise<void>
    /** Routes for everybody, without any session. */
    open?: (app: FastifyInstance, parts: FeatureParts) => void | Promise<void>
  }
  presents?: Presents
  /** OpenAPI descriptions of its routes that follow from no declaration. */
  describedCalls?: DescribedCalls
  /** By kind of mail. */
  mails?: Readonly<Record<string, MailTemplate>>
  /**
   * The event behind each mail: people are also notified of it inside the product and can choose how (a law asks for one of
   * every mail).
   */
  mailEvents?: Readonly<Record<string, MailEvent>>
  /** Decides which queued mails are sent, and what is written beside them; one feature may have it. */
  mailHook?: MailHook
  /** Jobs that run in the background, by the clock or on demand. */
  workers?: readonly Worker[]
  listeners?: readonly Listener[]
  /** Its to-dos for the dashboards. */
  todos?: readonly TodoKind[]
  /** The messages of its audit events, by action. */
  auditMessages?: AuditMessages
  /**
   * Its public pages, for search engines: a query of Dutch paths, each with the date of its last change or null and its English
   * path (null where there is no English page), the newest first. Null where the site, by its flags, has no such pages.
   */
  sitemap?: (centerId: string, flags: Readonly<Record<string, boolean>>) => ReadQuery | null
  /** Numbers beside the navigation. */
  counts?: readonly CountKind[]
  /** The texts of its error codes. */
  errorWords?: CodeWords
}

/** Declares a feature; it does nothing until it is in `src/app/features.ts`. */
export function defineFeature(feature: Feature): Feature {
  return feature
}
