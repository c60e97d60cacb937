/** What a write makes of the headers that any write may bring (contract §5). OpenAPI says the same of it. */
export type WriteHeaders = {
  /** Idempotency-Key: its answer is stored in the transaction of its write, as `post` and `alter` do, or around whatever `run` does. */
  key?: 'inside' | 'around'
  /** If-Match: it changes what has a version, or makes what has none yet. */
  version?: true
}

/** Those of every write that goes through the machinery of resources: by a declaration, `post`, `alter` or `actOnMany`. */
export const rowWriteHeaders: WriteHeaders = { key: 'inside', version: true }
