import { encryptText } from '#kernel/encryption/server/encrypted-text.ts'
import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { id } from '#src/testing/two-towns.ts'
import { currentDate } from '#src/testing/current-date.ts'

/** Rows that the two test towns lack: an application, the conversation about it, a notice, and the look of the center. */
export async function moreOfTown(tx: Tx, center: string, town: string): Promise<void> {
  const volunteer = id.person(town, 'tweede')
  const { rows } = await sql<{ id: string }>`insert into conversations (volunteer_center_id, subject_type, subject_id, user_id, organization_id)
    values (${center}, 'application', uuidv7(), ${volunteer}, ${id.school(town)}) returning id`.execute(tx)
  const conversation = rows[0]!.id
  const applied = await sql<{
    id: string
  }>`insert into applications (volunteer_center_id, vacancy_id, organization_id, user_id, conversation_id, motivation, consent_share_at)
    values (${center}, ${id.reading(town)}, ${id.school(town)}, ${volunteer}, ${conversation}, 'Voorlezen is mijn hobby', now()) returning id`.execute(tx)
  await sql`update conversations set subject_id = ${applied.rows[0]!.id} where id = ${conversation}`.execute(tx)
  await sql`with said as (
    insert into messages (volunteer_center_id, conversation_id, author_id, side, body)
    values (${center}, ${conversation}, ${volunteer}, 'volunteer', 'Wanneer kan ik komen?') returning id
  ) insert into attachments (volunteer_center_id, conversation_id, message_id, user_id, name, kind, bytes, content)
    select ${center}, ${conversation}, id, ${volunteer}, ${`rooster-van-${town}.pdf`}, 'pdf', 5, '%PDF-' from said`.execute(tx)
  await sql`insert into notifications (volunteer_center_id, user_id, event_key, facts, path)
    values (${center}, ${volunteer}, 'application.created', '{}', '/applications')`.execute(tx)
  await sql`with sent as (
    insert into uploads (volunteer_center_id, user_id, purpose, alt, pictures, bytes)
    values (${center}, ${volunteer}, 'organization_logo', 'Een deur', '[{"url":"/uploads/x/96.webp","width":96,"height":64}]', 3) returning volunteer_center_id, id
  ) insert into upload_copies (volunteer_center_id, upload_id, key, name, content) select volunteer_center_id, id, ${`picture-of-${town}`}, '96.webp', 'abc' from sent`.execute(
    tx,
  )
  await sql`with sent as (
    insert into files (volunteer_center_id, user_id, name, kind, key, pictures, bytes, kept_bytes, sha256)
    values (${center}, ${volunteer}, ${`deur-van-${town}.webp`}, 'picture', ${`key-of-a-file-of-${town}`}, '[]', 3, 3, 'abc') returning volunteer_center_id, id
  ), copied as (
    insert into file_copies (volunteer_center_id, file_id, key, name, content) select volunteer_center_id, id, ${`key-of-a-file-of-${town}`}, '320.webp', 'abc' from sent
  ) insert into file_uses (volunteer_center_id, file_id, subject_type, subject_id, place, title, path, shown)
    select volunteer_center_id, id, 'pages', ${id.reading(town)}, '', 'Over ons', '/', true from sent`.execute(tx)
  await sql`insert into stock_images (volunteer_center_id, scene, title_nl, title_en) values (${center}, 'table', ${`Tafel van ${town}`}, 'Table')`.execute(tx)
  await sql`with built as (
    insert into center_forms (volunteer_center_id, slug, status, design)
    values (${center}, 'lunch', 'open', ${JSON.stringify({ title: { nl: `Lunch van ${town}`, en: '' }, intro: {}, thanks: {}, steps: [] })}::jsonb) returning volunteer_center_id, id
  ) insert into form_answers (volunteer_center_id, form_id, answers)
    select volunteer_center_id, id, ${JSON.stringify([{ key: 'f1', question: 'Wat eet je?', value: town, text: town }])}::jsonb from built`.execute(tx)
  await sql`insert into saved_views (volunteer_center_id, user_id, page, name, query) values (${center}, ${volunteer}, '/users', 'Nieuw', 'sort=-added')`.execute(
    tx,
  )
  await sql`insert into favourites (volunteer_center_id, user_id, vacancy_id) values (${center}, ${volunteer}, ${id.reading(town)})`.execute(tx)
  await sql`with saved as (
    insert into saved_searches (volunteer_center_id, user_id, query, key, confirmed_at) values (${center}, ${volunteer}, 'q=voorlezen', ${`key-of-${town}`}, now()) returning id
  ) insert into saved_search_finds (volunteer_center_id, saved_search_id, vacancy_id) select ${center}, id, ${id.reading(town)} from saved`.execute(tx)
  await sql`insert into vocabulary_entries (volunteer_center_id, name, words) values (${center}, 'soos', ${[`soos-van-${town}`]})`.execute(tx)
  await sql`insert into reply_templates (volunteer_center_id, organization_id, title, body) values (${center}, null, 'Welkom', ${`Welkom in ${town}`}), (${center}, ${id.school(town)}, 'Kom kijken', 'Dag {{voornaam}}!')`.execute(
    tx,
  )
  await sql`insert into absences (volunteer_center_id, user_id, substitute_id, starts_on, back_on)
    values (${center}, ${id.person(town, 'lid')}, ${id.person(town, 'beheerder')}, '2026-01-01', '2030-01-01')`.execute(tx)
  await sql`with planned as (
    insert into activities (volunteer_center_id, organization_id, title, slug, status, first_day, last_day, start_time, end_time, first_starts_at, last_ends_at, published_at)
    values (${center}, ${id.school(town)}, ${`Koor van ${town}`}, 'koor', 'published', '2030-01-01', '2030-01-01', '10:00', '12:00', '2030-01-01T09:00Z', '2030-01-01T11:00Z', now())
    returning volunteer_center_id, id
  ), dated as (
    insert into activity_occurrences (volunteer_center_id, activity_id, recurrence_id, local_start, local_end, local_date, starts_at, ends_at)
    select volunteer_center_id, id, '2030-01-01T10:00', '2030-01-01T10:00', '2030-01-01T12:00', '2030-01-01', '2030-01-01T09:00Z', '2030-01-01T11:00Z' from planned
  ), followed as (
    insert into activity_followers (volunteer_center_id, user_id, activity_id) select volunteer_center_id, ${volunteer}, id from planned
  ) insert into agenda_tokens (volunteer_center_id, user_id, digest) values (${center}, ${volunteer}, ${Buffer.from(`agenda of ${town}`)})`.execute(tx)
  await sql`with card as (
    insert into pool_entries (volunteer_center_id, user_id, visibility, about, birth_year, postcode, town, town_latitude, town_longitude, support_needs)
    values (${center}, ${volunteer}, 'organizations', ${`Ik help graag in ${town}`}, 1970, '7201', 'Zutphen', 52.14, 6.2, ${`Hulp van ${town}`}) returning volunteer_center_id, id
  ) insert into pool_invitations (volunteer_center_id, vacancy_id, organization_id, entry_id, user_id, invited_by, message, expires_at)
    select volunteer_center_id, ${id.gardening(town)}, ${id.school(town)}, id, ${volunteer}, ${id.person(town, 'lid')}, ${`Kom je helpen in ${town}?`}, now() + interval '21 days' from card`.execute(
    tx,
  )
  await sql`with held as (
    insert into workshops (volunteer_center_id, title, slug, status, capacity_max, registration_deadline, deadline_at, first_starts_at, last_ends_at, published_at)
    values (${center}, ${`Taalcoach in ${town}`}, 'taalcoach', 'published', 8, '2030-01-01', '2030-01-01T23:00Z', '2030-01-08T09:00Z', '2030-01-08T11:00Z', now())
    returning volunteer_center_id, id
  ), timed as (
    insert into workshop_sessions (volunteer_center_id, workshop_id, local_start, local_end, starts_at, ends_at, place)
    select volunteer_center_id, id, '2030-01-08T10:00', '2030-01-08T12:00', '2030-01-08T09:00Z', '2030-01-08T11:00Z', 'Buurthuis' from held
    returning volunteer_center_id, id
  ), registered as (
    insert into workshop_registrations (volunteer_center_id, workshop_id, user_id, status, registered_at, waitlisted_at, note, calendar_key)
    select volunteer_center_id, id, ${volunteer}, 'registered', now(), now(), ${`Met de bus uit ${town}`}, ${`calendar-of-${town}`} from held returning volunteer_center_id, id
  ), marked as (
    insert into workshop_presence (volunteer_center_id, registration_id, session_id, state)
    select timed.volunteer_center_id, registered.id, timed.id, 'present' from timed, registered
  ) insert into workshop_links (volunteer_center_id, registration_id, digest) select volunteer_center_id, id, ${Buffer.from(`link of ${town}`)} from registered`.execute(
    tx,
  )
  await sql`with certified as (
    insert into badges (volunteer_center_id, workshop_id, registration_id, user_id, code, name_key, name_digest, title, days, minutes, issued_at)
    select volunteer_center_id, workshop_id, id, user_id, ${town === 'demo' ? 'DEMA-DEMA-DEMA' : '2222-3333-4444'}, ${encryptText('a'.repeat(43), { centerId: center, column: 'badges.name_key' })}, 'digest',
      ${`Taalcoach in ${town}`}, '{2030-01-08}', 120, now() from workshop_registrations where volunteer_center_id = ${center} and calendar_key = ${`calendar-of-${town}`}
  ) insert into badge_keys (volunteer_center_id, public_key, secret_key, created_at)
    values (${center}, ${`z6Mk${town}`}, ${encryptText('zrv', { centerId: center, column: 'badge_keys.secret_key' })}, now())`.execute(tx)
  const other = id.center(town === 'demo' ? 'oldebroek' : 'demo')
  await sql`insert into organization_moves (volunteer_center_id, side, from_center_id, to_center_id, organization_id, organization_name, organization_type, reason)
    values (${center}, 'leaving', ${center}, ${other}, ${id.school(town)}, 'De Brug', 'School', 'Dichter bij huis')`.execute(tx)
  await sql`insert into content_items (volunteer_center_id, title_nl, slug_nl) values (${center}, ${`Wie zijn wij in ${town}`}, ${`wie-zijn-wij-${town}`})`.execute(
    tx,
  )
  await sql`insert into menu_items (volunteer_center_id, menu, label_nl, target, target_value)
    values (${center}, 'header', ${`Gemeente ${town}`}, 'url', ${`https://${town}.example`})`.execute(tx)
  await sql`insert into volunteer_center_profiles (volunteer_center_id) values (${center}) on conflict do nothing`.execute(tx)
  await sql`insert into center_looks (volunteer_center_id, look, chosen_by) values (${center}, '{"primaryColorPreset":"teal"}', ${volunteer})`.execute(tx)
  await sql`insert into audit_events (volunteer_center_id, actor_id, action, subject_type, subject_id)
    values (${center}, ${volunteer}, 'application.created', 'applications', ${applied.rows[0]!.id})`.execute(tx)
  await sql`with sent as (
    insert into imports (volunteer_center_id, user_id, kind, file_name, status) values (${center}, ${volunteer}, 'organizations', ${`van-${town}.csv`}, 'ready') returning id
  ) insert into import_rows (volunteer_center_id, import_id, position, sequence, cells) select ${center}, id, 1, 1, '["Schaakclub"]' from sent`.execute(tx)
  await sql`insert into exports (volunteer_center_id, user_id, resource, locale) values (${center}, ${volunteer}, 'organizations', 'nl')`.execute(tx)
  await sql`with written as (
    insert into news_articles (volunteer_center_id, title, slug, status, published_at) values (${center}, ${`Nieuws van ${town}`}, ${`nieuws-van-${town}`}, 'published', now())
    returning volunteer_center_id, slug, id
  ) insert into news_slugs select volunteer_center_id, slug, id from written`.execute(tx)
  await sql`insert into partners (volunteer_center_id, name) values (${center}, ${`Gemeente ${town}`})`.execute(tx)
  await sql`insert into help_requests (volunteer_center_id, kind, requester_user_id, first_name, title, description, postcode4, status, visibility, public_text, expires_at)
    values (${center}, 'request', ${volunteer}, ${`Henk van ${town}`}, ${`Schaken in ${town}`}, ${encryptText(`Ik woon in ${town}`, { centerId: center, column: 'help_requests.description' })},
      '7201', 'open', 'public', ${`Wie schaakt er in ${town}?`}, now() + interval '9 days')`.execute(tx)
  await sql`with matched as (
    insert into help_matches (volunteer_center_id, request_id, helper_user_id, proposed_by, released_at, status, agreed_by_requester_at, agreed_by_helper_at, starts_on)
    select volunteer_center_id, id, ${volunteer}, 'helper', now(), 'active', now(), now(), ${currentDate} from help_requests where volunteer_center_id = ${center} limit 1 returning *
  ), asked as (
    insert into help_check_ins (volunteer_center_id, match_id, user_id, occasion, due_on) select volunteer_center_id, id, helper_user_id, 'two_weeks', ${currentDate} from matched
  ), blocked as (
    insert into help_blocks (volunteer_center_id, user_id, blocked_user_id, match_id)
    select m.volunteer_center_id, m.helper_user_id, r.user_id, m.id from matched m
    join lateral (select user_id from user_roles r where r.volunteer_center_id = m.volunteer_center_id and r.user_id <> m.helper_user_id order by r.user_id limit 1) r on true
  ) insert into help_vog_checks (volunteer_center_id, user_id, seen_on) select volunteer_center_id, helper_user_id, ${currentDate} from matched`.execute(tx)
  await sql`with written as (
    insert into social_map_entries (volunteer_center_id, name, slug, status, assured_at)
    values (${center}, ${`Inloop van ${town}`}, ${`inloop-van-${town}`}, 'active', now()) returning volunteer_center_id, id
  ) insert into social_map_suggestions (volunteer_center_id, entry_id, user_id, part, words)
    select volunteer_center_id, id, ${volunteer}, 'phone', ${`Het nummer van ${town} is anders`} from written`.execute(tx)
  // Only in the work of its own person can a note be written.
  await sql`select set_config('app.user_id', ${volunteer}, true)`.execute(tx)
  await sql`insert into expense_notes (volunteer_center_id, user_id, month, organization_name, kind, amount_cents)
    values (${center}, ${volunteer}, '2025-03', ${`Koor van ${town}`}, 'allowance', 2500)`.execute(tx)
}
