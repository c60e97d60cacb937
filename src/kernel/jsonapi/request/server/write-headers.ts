/** Which of the headers that any write may carry a route honours (contract §5). OpenAPI says the same. */
export type WriteHeaders = {
  /**
   * Idempotency-Key: the answer is stored in the transaction of the write, as `post` and `changeOnceFor` do, or around whatever
   * `run` does.
   */
  key?: 'inside' | 'around'
  /** If-Match: the route changes a row that has a version, or creates one that has none yet. */
  version?: true
}

/** The headers of every write that goes through the machinery of resources: by a declaration, `post`, `changeOnceFor` or `actOnMany`. */
export const rowWriteHeaders: WriteHeaders = { key: 'inside', version: true }
