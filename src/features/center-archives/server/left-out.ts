import { randomBytes } from 'node:crypto'

/** Why a table of a center is in no archive. Every other table is (`center-archives.test.ts` compares this list with the database). */
export const leftOutTables: Readonly<Record<string, string>> = {
  sessions: 'sessions stay out',
  user_tokens: 'tokens stay out; people get a mail to set a password',
  agenda_tokens: 'secret addresses of calendars, which end with the address of the site',
  help_links: 'links of mails, which lead to the address that the site had',
  parent_asks: 'links of mails',
  social_map_links: 'links of mails',
  vacancy_reminders: 'links of mails',
  workshop_links: 'links of mails',
  center_arrivals: 'links of mails to people who came with an import',
  application_drafts: 'what a browser keeps by a secret of its own and nobody has sent yet',
  form_drafts: 'what a browser keeps by a secret of its own and nobody has sent yet',
  organization_drafts: 'what a browser keeps by a secret of its own and nobody has sent yet',
  outbox: 'mails, whose links let people in',
  idempotency_keys: 'answers to calls that may be repeated for a day',
  jobs_done: 'which jobs of this installation were done',
  undoable_steps: 'what can be taken back for ten seconds',
  exports: 'lists that are kept for ten minutes',
  export_parts: 'lists that are kept for ten minutes',
  center_exports: 'archives, of which this is one',
  center_export_parts: 'archives, of which this is one',
  import_parts: 'files that were sent and are read within a day',
  import_archive_parts: 'files that were sent and are read within a day',
  organization_moves: 'agreements with another center of this platform',
  expense_notes: 'kept from the center itself; each person takes them along from the settings of their account (ADR 0085)',
}

/** Tables of no center. */
export const platformTables: Readonly<Record<string, string>> = {
  users: 'exported: those with a role at the center, in the columns that the center may read',
  volunteer_centers: 'exported: the row of the center',
  tenants: 'exported: the site of the center',
  tenant_hosts: 'exported: the hosts of the center',
  center_removals: 'what this platform removes and removed',
  loose_objects: 'what is to be removed from the storage of this installation',
  places: 'public facts, which every installation has',
  rate_limits: 'counters of this installation',
  sharing_tenants: 'which sites of this platform share',
  schema_definitions: 'the version of this installation; its migration is in the archive',
  schema_migrations: 'the version of this installation; its migration is in the archive',
}

type LeftOutColumn = { why: string; /** A value for the row that is imported; without it the default of the column. */ fresh?: () => string }

/** Columns of exported tables that stay out. */
export const leftOutColumns: Readonly<Record<string, LeftOutColumn>> = {
  'users.home_center_id': { why: 'where an account began may be another center; in an import it is this one' },
  'organizations.moved_to_center_id': { why: 'another center of this platform' },
  'vacancies.shared_with': { why: 'other centers of this platform' },
  'pool_entries.confirm_digest': { why: 'a link of a mail' },
  'saved_searches.key': { why: 'the secret of links in mails', fresh: () => randomBytes(32).toString('base64url') },
}

/** Columns whose names sound like a secret, and that are in the archive: why that is right. */
export const soundsSecret: Readonly<Record<string, string>> = {
  'applications.follow_code': 'on paper in the hands of people without an e-mail address, and has to go on working',
  'applications.calendar_key': 'the name of an appointment in calendars',
  'workshop_registrations.calendar_key': 'the name of an appointment in calendars',
  'badge_keys.public_key': 'public',
  'badge_keys.secret_key': 'encrypted; without it no certificate of the center could be proved any more',
  'badges.name_key': 'encrypted; by it a certificate is recognised as somebody’s',
  'badges.name_digest': 'by it a certificate is recognised as somebody’s',
  'badges.code': 'printed on the certificate',
  'notifications.digest': 'how often somebody is mailed',
  'notifications.digest_key': 'which mail gathers it',
  'notification_template_tests.digest': 'of the words of a mail',
}
