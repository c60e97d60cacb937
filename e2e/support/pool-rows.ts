import type pg from 'pg'
import { asOwner } from './as-owner.ts'
import type { Place } from './sites.ts'
import { today as currentDate } from '#kernel/db/server/database-clock.ts'

type At = Pick<Place, 'tenant'>
const inTown = async <Row extends pg.QueryResultRow>({ tenant }: At, text: string, values: unknown[] = []): Promise<Row[]> =>
  await asOwner(async (owner) => (await owner.query<Row>(text, [tenant, ...values])).rows)

/** The surname of whoever wrote a card. */
export async function surnameOf(place: At, card: string): Promise<string> {
  const [row] = await inTown<{ surname: string }>(
    place,
    'select u.last_name as surname from pool_entries e join users u on u.id = e.user_id join volunteer_centers c on c.id = e.volunteer_center_id where c.tenant_key = $1 and e.id = $2',
    [card],
  )
  return row!.surname
}

/** As if the organization of lid@ had invited so many other people this week, none of whom it can still ask; and the Monday after it. */
export async function letInvite(place: At, many: number): Promise<{ from: string }> {
  const made = await inTown(
    place,
    `with own as (select r.volunteer_center_id as center, r.organization_id as organization, u.id as sender from users u join user_roles r on r.user_id = u.id
        where u.email = 'lid@' || $1 || '.example' and r.organization_id is not null limit 1),
      gone as (delete from pool_invitations i using own where i.volunteer_center_id = own.center and i.organization_id = own.organization)
    insert into pool_invitations (volunteer_center_id, vacancy_id, organization_id, user_id, invited_by, message, status, answered_at, expires_at)
    select own.center, v.id, own.organization, p.id, own.sender, 'Kom je een keer kijken bij ons?', 'declined', now(), now() + interval '21 days'
    from own
      cross join lateral (select id from vacancies where volunteer_center_id = own.center and organization_id = own.organization order by id limit 5) v
      cross join lateral (select u.id from users u where u.home_center_id = own.center and not exists (select from pool_entries e where e.user_id = u.id)) p
    limit $2 returning 1`,
    [many],
  )
  if (made.length !== many) throw new Error(`Only ${made.length} people could be invited at ${place.tenant}.`)
  const [row] = await inTown<{ from: string }>(
    place,
    `select to_char(date_trunc('week', now() at time zone 'Europe/Amsterdam') + interval '7 days', 'YYYY-MM-DD') as from where $1 <> ''`,
  )
  return row!
}

/** Two organizations wait for the answer of vrijwilliger@, for vacancies where nothing was applied for. */
export async function letBeInvited(place: At): Promise<void> {
  const rows = await inTown(
    place,
    `with own as (select e.volunteer_center_id as center, e.id as entry, e.user_id as person from pool_entries e join users u on u.id = e.user_id where u.email = 'vrijwilliger@' || $1 || '.example'),
      gone as (delete from pool_invitations i using own where i.user_id = own.person)
    insert into pool_invitations (volunteer_center_id, vacancy_id, organization_id, entry_id, user_id, invited_by, message, expires_at)
    select own.center, v.id, v.organization_id, own.entry, own.person, v.contact_user_id, 'Wat je schrijft past bij ons. Kom je een keer kijken?', now() + interval '21 days'
    from own cross join lateral (select distinct on (w.organization_id) w.* from vacancies w join organizations o on o.id = w.organization_id and o.status = 'approved'
      where w.volunteer_center_id = own.center and w.status = 'published' and w.valid_through > now() + interval '1 month' and w.external_apply_url is null and (w.places is null or w.places_taken < w.places)
        and not exists (select from applications a where a.user_id = own.person and a.organization_id = w.organization_id)
      order by w.organization_id, w.id limit 2) v returning 1`,
  )
  if (rows.length !== 2) throw new Error(`There are ${rows.length} organizations to invite somebody at ${place.tenant}.`)
}

export const letVacancyClose = async (place: At, title: string): Promise<void> =>
  void (await inTown(
    place,
    `update vacancies v set status = 'closed', closed_reason = 'other' from volunteer_centers c where c.id = v.volunteer_center_id and c.tenant_key = $1 and v.title = $2`,
    [title],
  ))

/** The year of birth of vrijwilliger@ says that they may not be sixteen yet; only the center may see such a card. */
export const letBeYoung = async (place: At): Promise<void> =>
  void (await inTown(
    place,
    `update pool_entries e set birth_year = extract(year from now())::int - 15, visibility = 'center' from users u where u.id = e.user_id and u.email = 'vrijwilliger@' || $1 || '.example'`,
  ))

export async function firstNameOfVolunteer(place: At): Promise<string> {
  const [row] = await inTown<{ name: string }>(place, `select first_name as name from users where email = 'vrijwilliger@' || $1 || '.example'`)
  return row!.name
}

/** The organization that lid@ belongs to. */
export async function organizationOfLid(place: At): Promise<string> {
  const [row] = await inTown<{ name: string }>(
    place,
    `select o.name from users u join user_roles r on r.user_id = u.id join organizations o on o.id = r.organization_id where u.email = 'lid@' || $1 || '.example' order by r.id limit 1`,
  )
  return row!.name
}

/** The center saw the certificate of good conduct (VOG) of vrijwilliger@ this year; nobody reads so yet. */
export const letVogBeSeen = async (place: At): Promise<void> =>
  void (await inTown(
    place,
    `with own as (select e.volunteer_center_id as center, e.user_id as person from pool_entries e join users u on u.id = e.user_id where u.email = 'vrijwilliger@' || $1 || '.example'),
      none as (update consents c set withdrawn_at = now() from own where c.user_id = own.person and c.purpose = 'pool.vog' and c.withdrawn_at is null)
    insert into help_vog_checks (volunteer_center_id, user_id, seen_on) select own.center, own.person, ${currentDate} - 10 from own`,
  ))
