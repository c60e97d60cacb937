import type { ReactNode } from 'react'
import type { IconName } from '#design/icon/icon-names.ts'
import type { Preview } from '#features/lists/list.ts'
import { callApi } from '#kernel/http/pages/web/call-api.ts'
import type { AnyMessage } from '#kernel/i18n/messages.ts'

type Words = { nl: string; en: string }
type Counted = AnyMessage & { nl: (facts: { n: number }) => string; en: (facts: { n: number }) => string }

type Needs = Readonly<Record<string, Words>>

/** An action on the selected rows: a change that each of them gets (PATCH of the list, contract §3.3). */
export type BulkAction = {
  key: string
  label: Words
  icon: IconName
  tone?: 'danger'
  attributes: Readonly<Record<string, unknown>>
  /** Under /api/v1, where it is a verb other than a change of the rows. */
  path?: string
  /** The question of the preview, and the confirmation afterwards. */
  question: Counted
  done: Counted
  /** Extra fields of the dialog; their values are added to the attributes. */
  fields?: (fault: Readonly<Record<string, string>>) => ReactNode
  /** Which rows can change depends on the fields, so the preview waits until they are filled in. */
  previewsFilled?: true
  /** What is sent for each row, where that is not the attributes and the fields as they are. */
  rowOf?: (typed: Readonly<Record<string, string>>) => { attributes: Readonly<Record<string, unknown>>; relationships?: Readonly<Record<string, unknown>> }
  /** It cannot be undone, so its mails go out at once. */
  isFinal?: true
  /** Required fields, with the message when one is missing. */
  needs?: Needs | ((typed: Readonly<Record<string, string>>) => Needs)
}

/** The required fields, given what has been filled in. */
export function needsOf({ needs = {} }: BulkAction, typed: Readonly<Record<string, string>>): Needs {
  return typeof needs === 'function' ? needs(typed) : needs
}

/** A page of its own for the selected rows. */
export type BulkLink = { key: string; label: Words; icon: IconName; href: (ids: readonly string[]) => string }

/** What is sent for each row. */
export function rowOf({ attributes, rowOf: own }: BulkAction, typed: Readonly<Record<string, string>>) {
  return own ? own(typed) : { attributes: { ...attributes, ...typed } }
}

/** Asks the server for a preview: it tries the change and rolls it back. */
export async function askPreview(type: string, act: BulkAction, ids: Iterable<string>, filled: Readonly<Record<string, string>>): Promise<Preview | null> {
  const data = [...ids].map((id) => ({ type, id, ...rowOf(act, filled) }))
  const answer = await callApi('PATCH', `${act.path ?? type}?preview=true`, { data })
  return answer.ok ? (answer.document.meta as Preview) : null
}

/** Stand-in values for required fields in the preview, where these do not affect which rows can change. */
export const stillToFill = (act: BulkAction) => Object.fromEntries(Object.keys(needsOf(act, {})).map((name) => [name, '…']))
