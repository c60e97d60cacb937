/** The embedded PostgreSQL cannot run here. The message says why and what to do instead. */
export class CannotRun extends Error {
  constructor(why: string, options?: ErrorOptions) {
    super(`${why} Or use a PostgreSQL 18 of your own: set DATABASE_URL=postgres://user:password@host:5432/database.`, options)
    this.name = 'CannotRun'
  }
}
