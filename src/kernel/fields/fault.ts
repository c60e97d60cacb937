import type { AnyMessage } from '#kernel/i18n/messages.ts'

/** What is wrong with one value: a stable code (contract §2.5) and the sentence in the visitor's language. */
export type Fault = {
  code: string
  message: string
  /** For a group: the faults of its parts, by the names that were sent. */
  within?: Readonly<Record<string, Fault>>
}

/** A value in its stored form, or what is wrong with it. */
export type Checked =
  | {
      value: unknown
      fault?: undefined
      /** For a group: the names that were sent and are not parts of it. */
      ignored?: readonly string[]
    }
  | { value?: undefined; fault: Fault; ignored?: undefined }

/** Makes a fault with its message in the sender's language. */
export type Fail = <M extends AnyMessage>(code: string, message: M, facts?: unknown) => { fault: Fault }
