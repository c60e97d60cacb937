import pg from 'pg'
import { given } from './given.ts'

/** Does something in the database of this run that no screen does. */
export async function asOwner<T>(work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client(given.databaseUrl)
  await owner.connect()
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}
