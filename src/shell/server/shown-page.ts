import type { Locale } from '#kernel/i18n/messages.ts'
import type { Page } from '#src/app/pages.ts'
import type { ShownPage } from '#shell/shell.ts'

const doors = /^(auth\/(login-1|recover|reset)|confirm|signup|signup\/success|uitloggen)$/

/** What the frame needs from a row of the page table. */
export function shownPage(page: Page | undefined, locale: Locale): ShownPage {
  return {
    title: page?.title?.[locale] ?? null,
    layout: page?.layout ?? null,
    background: page?.background ?? null,
    isAuthPage: doors.test(page?.path ?? ''),
  }
}
