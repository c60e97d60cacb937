import type { ReactNode } from 'react'
import type { IconName } from '#design/icon/icon-names.ts'
import type { Preview } from '#features/lists/list.ts'
import { callApi } from '#kernel/http/pages/web/call-api.ts'
import type { AnyMessage } from '#kernel/i18n/messages.ts'

type Words = { nl: string; en: string }
type Counted = AnyMessage & { nl: (facts: { n: number }) => string; en: (facts: { n: number }) => string }

type Needs = Readonly<Record<string, Words>>

/** What can be done to the rows that are chosen: a change that each of them gets (PATCH of the list, contract §3.3). */
export type BulkAction = {
  key: string
  label: Words
  icon: IconName
  tone?: 'danger'
  attributes: Readonly<Record<string, unknown>>
  /** Under /api/v1, where it is another verb than a change of the rows. */
  path?: string
  /** The question of the preview, and what is said once it is done. */
  question: Counted
  done: Counted
  /** Asked for beside the question; its values join the attributes. */
  fields?: (fault: Readonly<Record<string, string>>) => ReactNode
  /** What can change depends on what is filled in: the preview comes once that is there. */
  previewsFilled?: true
  /** What must be filled in among them, with what is said when it is not. */
  needs?: Needs | ((typed: Readonly<Record<string, string>>) => Needs)
}

/** What must be filled in, beside what has been. */
export function needsOf({ needs = {} }: BulkAction, typed: Readonly<Record<string, string>>): Needs {
  return typeof needs === 'function' ? needs(typed) : needs
}

/** A page of its own for the rows that are chosen. */
export type BulkLink = { key: string; label: Words; icon: IconName; href: (ids: readonly string[]) => string }

/** Asks the server, which tries it and keeps nothing. */
export async function askPreview(
  type: string,
  { path = type, attributes }: BulkAction,
  ids: Iterable<string>,
  filled: Readonly<Record<string, string>>,
): Promise<Preview | null> {
  const data = [...ids].map((id) => ({ type, id, attributes: { ...attributes, ...filled } }))
  const answer = await callApi('PATCH', `${path}?preview=true`, { data })
  return answer.ok ? (answer.document.meta as Preview) : null
}

/** What is still to be filled in, where it has no part in which rows can change. */
export const stillToFill = (act: BulkAction) => Object.fromEntries(Object.keys(needsOf(act, {})).map((name) => [name, '…']))
