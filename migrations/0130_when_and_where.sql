-- Inviting and accepting say when and where. `calendar_key` is the address of the calendar file: it stands in mails, so it is kept
-- as it is, and opens nothing but this one appointment. `calendar_sequence` rises with each change of it (RFC 5545).
-- `moved_at`: since when it is in its state; empty where it never left the first.
alter table applications
  add column moved_at timestamptz,
  add column meeting_starts_at timestamptz,
  add column meeting_ends_at timestamptz,
  add column meeting_place text,
  add column calendar_key text,
  add column calendar_sequence integer not null default 0,
  -- A place came free and whoever waits was asked; they may take it themselves.
  add column place_offered_at timestamptz,
  add check ((meeting_starts_at is null) = (meeting_ends_at is null) and (meeting_starts_at is null) = (meeting_place is null)),
  add check (meeting_starts_at is null or calendar_key is not null);
create unique index applications_calendar on applications (volunteer_center_id, calendar_key) where calendar_key is not null;
create index applications_waitlisted on applications (volunteer_center_id, vacancy_id, created_at) where status = 'waitlisted';
