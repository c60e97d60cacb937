-- Under sixteen a parent agrees before somebody is accepted: the mail has a token, here is its digest.
alter table applications
  add column parent_email text,
  add column parent_consent_at timestamptz,
  add column parent_digest bytea,
  -- Somebody without e-mail, for whom the center applied: `submitted_by` hears for them, and tells them. `follow_code` is on
  -- paper in their letter, so it is kept as it is: it opens nothing but this one application.
  alter column user_id drop not null,
  add column guest_name text,
  add column guest_phone text,
  add column guest_address text,
  add column follow_code text,
  add column submitted_by uuid references users (id),
  add check ((user_id is null) = (guest_name is not null)),
  add check (guest_name is null or (follow_code is not null and submitted_by is not null));
create unique index applications_parent on applications (volunteer_center_id, parent_digest) where parent_digest is not null;
create unique index applications_follow on applications (volunteer_center_id, follow_code) where follow_code is not null;
create index applications_submitted_by on applications (volunteer_center_id, submitted_by) where submitted_by is not null;

-- Of whoever has no account yet: asked once their words have become an application.
alter table application_drafts add column parent_email text;
