-- Whom a center works with, in its own order (domain §3.16).
create table partners (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  name text not null collate nl,
  kind text not null default 'partner' check (kind in ('municipality', 'fund', 'partner', 'sponsor')),
  text text,
  text_en text,
  url text,
  logo_id uuid,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, logo_id) references uploads (volunteer_center_id, id)
);
create index partners_shown on partners (volunteer_center_id, position, name);
create index partners_logo on partners (volunteer_center_id, logo_id) where logo_id is not null;
create trigger touch before update on partners for each row execute function touch();
create trigger public_change after insert or update or delete on partners for each statement execute function tell_public_change();
select wall('partners');
