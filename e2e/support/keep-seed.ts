import { asOwner } from './as-owner.ts'

/** The schema that holds what the seed filled. */
export const seeded = 'seeded'

/** Runs once the server is there, before the first journey: keeps the seed, so that a town is like the demo site was before anybody came. */
export default async function keepSeed(): Promise<void> {
  await asOwner(async (owner) => {
    const { rows } = await owner.query<{ name: string }>(
      `select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    )
    await owner.query(`create schema ${seeded}`)
    // Towns like the public site are public too, which the product allows one site only (decisions 63).
    await owner.query('drop index tenants_one_public')
    await owner.query(rows.map(({ name }) => `create table ${seeded}.${name} as table public.${name}`).join(';'))
  })
}
