import type { AnyMessage } from '#kernel/i18n/messages.ts'

/** What is wrong with one value: a stable code (contract §2.5) and the sentence in the visitor's language. */
export type Fault = {
  code: string
  message: string
  /** Of a group: what is wrong with its parts, by the names that were sent. */
  within?: Readonly<Record<string, Fault>>
}

/** A value in its stored form, or what is wrong with it. */
export type Checked =
  | {
      value: unknown
      fault?: undefined
      /** Of a group: the names that were sent and are no parts of it. */
      ignored?: readonly string[]
    }
  | { value?: undefined; fault: Fault; ignored?: undefined }

/** Says a fault in the language of who sent the value. */
export type Fail = <M extends AnyMessage>(code: string, message: M, facts?: unknown) => { fault: Fault }
