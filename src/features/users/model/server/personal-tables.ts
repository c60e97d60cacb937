/** How a column refers to a person: which data the person's export contains, and what happens to it after the account. */
export type PersonalTable = {
  table: string
  column: string
  /** `platform`: no row-level security, read as vw_platform. `center`: read in each center that the person has been at. */
  connection: 'platform' | 'center'
  /** The columns that are the person's own data; `not` says why there are none. */
  take: readonly string[] | { not: string }
  /** SQL after `update … set`, or 'delete', when the account is anonymised; null keeps the row, which then identifies nobody. */
  afterwards: string | 'delete' | null
}

/**
 * Every column that refers to a person. A test compares it with the foreign keys of the database, so that no new table is missing in the
 * export or in the erasure (quality §5).
 */
export const personalTables: readonly PersonalTable[] = [
  {
    table: 'user_roles',
    column: 'user_id',
    connection: 'platform',
    take: ['volunteer_center_id', 'name', 'organization_id', 'granted_at'],
    afterwards: 'delete',
  },
  { table: 'user_roles', column: 'granted_by', connection: 'platform', take: { not: 'Somebody else got the role.' }, afterwards: null },
  {
    table: 'sessions',
    column: 'user_id',
    connection: 'platform',
    take: ['client', 'kind', 'user_agent', 'signed_in_at', 'last_used_at', 'expires_at'],
    afterwards: 'delete',
  },
  {
    table: 'sessions',
    column: 'impersonator_id',
    connection: 'platform',
    take: { not: 'It is a session of somebody else, and ends within the hour.' },
    afterwards: 'delete',
  },
  {
    table: 'user_tokens',
    column: 'user_id',
    connection: 'platform',
    take: ['purpose', 'role_name', 'organization_id', 'created_at', 'expires_at', 'used_at'],
    afterwards: 'delete',
  },
  { table: 'user_tokens', column: 'invited_by', connection: 'platform', take: { not: 'It invites somebody else.' }, afterwards: 'delete' },
  {
    table: 'undoable_steps',
    column: 'actor_id',
    connection: 'platform',
    take: { not: 'It is gone a day later; the trace of the step stays.' },
    afterwards: 'delete',
  },
  { table: 'consents', column: 'user_id', connection: 'center', take: ['purpose', 'version', 'source', 'given_at', 'withdrawn_at'], afterwards: null },
  { table: 'notifications', column: 'user_id', connection: 'center', take: ['event_key', 'facts', 'path', 'read_at', 'created_at'], afterwards: 'delete' },
  { table: 'notification_templates', column: 'author_id', connection: 'center', take: ['kind', 'version', 'created_at'], afterwards: null },
  { table: 'center_looks', column: 'chosen_by', connection: 'center', take: ['created_at'], afterwards: 'chosen_by = null' },
  { table: 'content_items', column: 'changed_by', connection: 'center', take: ['title_nl', 'status', 'updated_at'], afterwards: 'changed_by = null' },
  { table: 'content_versions', column: 'author_id', connection: 'center', take: ['number', 'created_at'], afterwards: 'author_id = null' },
  { table: 'news_articles', column: 'author_id', connection: 'center', take: ['title', 'status', 'created_at'], afterwards: 'author_id = null' },
  { table: 'outbox', column: 'user_id', connection: 'center', take: ['kind', 'address', 'subject', 'status', 'sent_at', 'created_at'], afterwards: null },
  {
    table: 'applications',
    column: 'user_id',
    connection: 'center',
    take: [
      'vacancy_id',
      'status',
      'motivation',
      'answers',
      'slot_id',
      'consent_share_at',
      'source',
      'decline_reason',
      'withdraw_reason',
      'decided_at',
      'meeting_starts_at',
      'meeting_place',
      'parent_email',
      'parent_consent_at',
      'parent_refused_at',
      'availability_note',
      'phone_shared',
      'tags',
      'start_date',
      'ended_at',
      'hours_reported',
      'organization_score',
      'volunteer_score',
      'evaluation_text',
      'internal_note',
      'created_at',
    ],
    afterwards: `motivation = '', answers = '[]', parent_email = null, availability_note = null, phone_shared = false, tags = '{}', evaluation_text = null,
      internal_note = null`,
  },
  { table: 'applications', column: 'submitted_by', connection: 'center', take: ['id', 'status', 'created_at'], afterwards: null },
  { table: 'uploads', column: 'user_id', connection: 'center', take: ['purpose', 'alt', 'pictures', 'created_at'], afterwards: 'user_id = null' },
  {
    table: 'files',
    column: 'user_id',
    connection: 'center',
    take: ['name', 'kind', 'alt_nl', 'alt_en', 'credit', 'license', 'created_at'],
    afterwards: 'user_id = null',
  },
  {
    table: 'application_drafts',
    column: 'user_id',
    connection: 'center',
    take: ['vacancy_id', 'motivation', 'answers', 'availability_note', 'slot_id', 'parent_email', 'kept_since'],
    afterwards: 'delete',
  },
  { table: 'applications', column: 'assigned_to', connection: 'center', take: ['id', 'status', 'created_at'], afterwards: 'assigned_to = null' },
  { table: 'applications', column: 'decided_by', connection: 'center', take: ['id', 'status', 'decided_at'], afterwards: null },
  {
    table: 'conversations',
    column: 'user_id',
    connection: 'center',
    take: ['id', 'organization_id', 'status', 'created_at', 'last_message_at'],
    afterwards: null,
  },
  { table: 'conversations', column: 'blocked_by', connection: 'center', take: ['id', 'blocked_side'], afterwards: 'blocked_by = null' },
  { table: 'conversations', column: 'reported_by', connection: 'center', take: ['id', 'report_reason', 'reported_at'], afterwards: 'reported_by = null' },
  { table: 'conversation_readers', column: 'user_id', connection: 'center', take: ['conversation_id', 'seen_up_to'], afterwards: 'delete' },
  {
    table: 'messages',
    column: 'author_id',
    connection: 'center',
    take: ['conversation_id', 'body', 'meeting_starts_at', 'meeting_place', 'created_at', 'edited_at', 'deleted_at'],
    afterwards: `body = '', meeting_place = case when kind = 'appointment' then '' end, deleted_at = coalesce(deleted_at, now())`,
  },
  { table: 'attachments', column: 'user_id', connection: 'center', take: ['conversation_id', 'name', 'kind', 'bytes', 'created_at'], afterwards: 'delete' },
  { table: 'organizations', column: 'contact_user_id', connection: 'center', take: ['id', 'name', 'status'], afterwards: 'contact_user_id = null' },
  { table: 'organizations', column: 'changed_by', connection: 'center', take: ['id', 'name'], afterwards: 'changed_by = null' },
  {
    table: 'imports',
    column: 'user_id',
    connection: 'center',
    take: ['kind', 'file_name', 'status', 'created_at', 'applied_at'],
    afterwards: 'user_id = null',
  },
  { table: 'saved_views', column: 'user_id', connection: 'center', take: ['page', 'name', 'query', 'created_at'], afterwards: 'delete' },
  { table: 'absences', column: 'user_id', connection: 'center', take: ['starts_on', 'back_on', 'substitute_id', 'created_at'], afterwards: 'delete' },
  { table: 'absences', column: 'substitute_id', connection: 'center', take: { not: 'It says when a colleague is away.' }, afterwards: 'delete' },
  { table: 'favourites', column: 'user_id', connection: 'center', take: ['vacancy_id', 'created_at'], afterwards: 'delete' },
  {
    table: 'activity_followers',
    column: 'user_id',
    connection: 'center',
    take: ['activity_id', 'occurrence_id', 'created_at'],
    afterwards: 'delete',
  },
  { table: 'agenda_tokens', column: 'user_id', connection: 'center', take: ['created_at'], afterwards: 'delete' },
  { table: 'saved_searches', column: 'user_id', connection: 'center', take: ['query', 'frequency', 'created_at'], afterwards: 'delete' },
  { table: 'exports', column: 'user_id', connection: 'center', take: ['resource', 'filters', 'status', 'created_at'], afterwards: 'delete' },
  { table: 'vacancies', column: 'contact_user_id', connection: 'center', take: ['id', 'title', 'status'], afterwards: 'contact_user_id = null' },
  { table: 'vacancies', column: 'second_contact_user_id', connection: 'center', take: ['id', 'title', 'status'], afterwards: 'second_contact_user_id = null' },
  { table: 'social_map_entries', column: 'assured_by', connection: 'center', take: ['id', 'name', 'assured_at'], afterwards: 'assured_by = null' },
  { table: 'social_map_entries', column: 'contact_user_id', connection: 'center', take: ['id', 'name', 'status'], afterwards: 'contact_user_id = null' },
  {
    table: 'social_map_entries',
    column: 'second_contact_user_id',
    connection: 'center',
    take: ['id', 'name', 'status'],
    afterwards: 'second_contact_user_id = null',
  },
  { table: 'social_map_links', column: 'user_id', connection: 'center', take: ['entry_id', 'created_at', 'used_at', 'used_for'], afterwards: 'delete' },
  { table: 'social_map_entries', column: 'claimed_by', connection: 'center', take: ['id', 'name', 'claimed_at'], afterwards: 'claimed_by = null' },
  {
    table: 'social_map_suggestions',
    column: 'user_id',
    connection: 'center',
    take: ['entry_id', 'part', 'words', 'status', 'answer', 'created_at'],
    afterwards: 'delete',
  },
  {
    table: 'social_map_suggestions',
    column: 'decided_by',
    connection: 'center',
    take: ['entry_id', 'status', 'answer', 'decided_at'],
    afterwards: 'decided_by = null',
  },
  { table: 'vacancy_reminders', column: 'user_id', connection: 'center', take: ['vacancy_id', 'until', 'used_at', 'created_at'], afterwards: 'delete' },
]

/**
 * Audit events name people by id without a foreign key, so that they outlive accounts; a person's export contains what they did and what
 * was done to them.
 */
export const exportedAuditColumns = ['at', 'action', 'subject_type', 'subject_id', 'from_state', 'to_state'] as const
