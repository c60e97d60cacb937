import { asOwner } from './as-owner.ts'

/** Organizations with these names in somebody's center that wait for its word; with `admin`, mails about them go to that person. */
export async function letOrganizationsWait(address: string, names: readonly string[], admin = ''): Promise<void> {
  await asOwner(async (owner) => {
    await owner.query(
      `with made as (
        insert into organizations (volunteer_center_id, name, slug, organization_type, status, summary, phone)
          select u.home_center_id, name, lower(replace(name, ' ', '-')), 'Organization', 'pending', 'Wij doen graag mee', '0341 555 010'
          from users u, unnest($2::text[]) name where u.email = $1
          returning id, volunteer_center_id)
      insert into user_roles (volunteer_center_id, user_id, name, organization_id) select made.volunteer_center_id, u.id, 'admin', made.id from made, users u where u.email = $3`,
      [address, names, admin],
    )
  })
}

/** Makes somebody a member of so many organizations more, called ‘Buurthuis 1’ and so on. */
export async function letJoin(address: string, many: number): Promise<void> {
  await asOwner(async (owner) => {
    await owner.query(
      `with made as (
        insert into organizations (volunteer_center_id, name, slug, organization_type, status, summary)
          select u.home_center_id, 'Buurthuis ' || n, 'buurthuis-' || n, 'Organization', 'approved', 'In de buurt' from users u, generate_series(1, $2::int) n where u.email = $1
          on conflict do nothing
          returning id, volunteer_center_id)
      insert into user_roles (volunteer_center_id, user_id, name, organization_id) select made.volunteer_center_id, u.id, 'member', made.id from made, users u where u.email = $1`,
      [address, many],
    )
  })
}

/** As if a vacancy had been online for two months and ran out in three days; then its contact is told. */
export async function letVacancyRunOut(title: string): Promise<void> {
  await asOwner(async (owner) => {
    const { rowCount } = await owner.query(
      `update vacancies set published_at = now() - interval '60 days', valid_through = (now() at time zone 'Europe/Amsterdam')::date + 3 where title = $1`,
      [title],
    )
    if (!rowCount) throw new Error(`There is no vacancy ${title}.`)
    // What the clock does in the morning.
    await owner.query(`insert into pgboss.job (name) values ('vacancies.remind')`)
  })
}
