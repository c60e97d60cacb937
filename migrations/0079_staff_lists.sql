-- What the center's lists of organizations show and are ordered by.
alter table organizations
  -- Whom the center calls: who signed it up, or was named then.
  add column contact_user_id uuid references users (id) on delete set null,
  -- When somebody of it last did something here, to the hour.
  add column last_active_at timestamptz,
  add column status_since timestamptz not null default now(),
  -- How often it asked again after it was denied (domain §3.13).
  add column resubmissions integer not null default 0;
create index organizations_contact on organizations (contact_user_id) where contact_user_id is not null;
create index organizations_active on organizations (volunteer_center_id, last_active_at);
create index organizations_created on organizations (volunteer_center_id, created_at);
create index organizations_response on organizations (volunteer_center_id, response_median_days);
create index organizations_address on organizations (volunteer_center_id, address_id);
-- One entry for each number of the chamber of commerce; who comes second is told whom to ask (contract §3.3).
create unique index organizations_kvk on organizations (volunteer_center_id, kvk_number) where kvk_number is not null;

create function begin_status() returns trigger language plpgsql as $$
begin
  new.status_since := now();
  return new;
end $$;
create trigger begin_status before update of status on organizations for each row
  when (old.status is distinct from new.status) execute function begin_status();

-- Being active changes nothing that somebody could have read and built on, and nothing that visitors see: no new version,
-- and no kept page is dropped. A column that visitors see belongs in this list.
drop trigger touch on organizations;
create trigger touch before update on organizations for each row
  when (old.last_active_at is not distinct from new.last_active_at) execute function touch();
drop trigger public_change on organizations;
create trigger public_change after insert or delete or update of name, slug, organization_type, status, summary, website, phone, public_email,
  kvk_number, legal_form, address_id, response_median_days, denied_reason, archived_reason on organizations
  for each statement execute function tell_public_change();

-- A person's deed counts for the organizations that they work for. At most once an hour, and never waiting for somebody
-- who is changing the organization at this moment: that is activity too.
create function note_activity(person uuid, moment timestamptz) returns void language sql as $$
  update organizations o set last_active_at = moment
  from (select x.volunteer_center_id, x.id from organizations x
    where x.id in (select r.organization_id from user_roles r where r.user_id = person and r.organization_id is not null
        and r.volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid))
      and x.volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid)
      and (x.last_active_at is null or x.last_active_at < moment - interval '1 hour')
    for no key update skip locked) due
  where o.volunteer_center_id = due.volunteer_center_id and o.id = due.id
$$;
create function deed_is_activity() returns trigger language plpgsql as $$
begin
  -- What is done to accounts is written on the platform, from where no center's rows are changed.
  if current_user = 'vw_app' and new.actor_id is not null then perform note_activity(new.actor_id, new.at); end if;
  return null;
end $$;
create trigger activity after insert on audit_events for each row execute function deed_is_activity();
create function message_is_activity() returns trigger language plpgsql as $$
begin
  if new.author_id is not null then perform note_activity(new.author_id, new.created_at); end if;
  return null;
end $$;
create trigger activity after insert on messages for each row when (new.side = 'organization') execute function message_is_activity();
