/** Something about a file that its owner has to hear: a code of `problemWords`. */
export class FileProblem extends Error {
  readonly code: 'too_many_rows' | 'too_many_columns' | 'row_too_long' | 'no_rows' | 'unreadable'
  constructor(code: FileProblem['code']) {
    super(code)
    this.code = code
  }
}
