-- Short texts that whoever answers writes again and again: of an organization, or without one of the center.
create table reply_templates (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  organization_id uuid,
  title text not null collate nl check (length(title) between 1 and 60),
  body text not null check (length(body) between 1 and 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 1,
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, organization_id) references organizations (volunteer_center_id, id) on delete cascade
);
create index reply_templates_owner on reply_templates (volunteer_center_id, organization_id, title);
create trigger touch before update on reply_templates for each row execute function touch();
select wall('reply_templates');
