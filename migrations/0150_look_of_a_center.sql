-- The look, the footer and the contact person of a center are changed by its admins, and every change of the look is kept (ADR 0033).
alter table volunteer_center_profiles rename column primary_preset to primary_color_preset;
alter table volunteer_center_profiles rename column primary_shades to primary_color_shades;
alter table volunteer_center_profiles rename column secondary_preset to secondary_color_preset;
alter table volunteer_center_profiles rename column secondary_shades to secondary_color_shades;
alter table volunteer_center_profiles rename column muted_preset to muted_color_preset;
alter table volunteer_center_profiles
  drop column favicon_url,
  drop column website_logo_url,
  add column logo_id uuid,
  add column icon_id uuid,
  add column contact_photo_id uuid,
  add column footer_title_nl text, add column footer_title_en text,
  add column footer_text_nl text, add column footer_text_en text,
  add column footer_links jsonb not null default '[]',
  add column contact_name text,
  add column contact_role_nl text, add column contact_role_en text,
  add column contact_phone text, add column contact_email text,
  add column contact_hours_nl text, add column contact_hours_en text,
  add foreign key (volunteer_center_id, logo_id) references uploads (volunteer_center_id, id),
  add foreign key (volunteer_center_id, icon_id) references uploads (volunteer_center_id, id),
  add foreign key (volunteer_center_id, contact_photo_id) references uploads (volunteer_center_id, id);
-- What pictures are for is said in one place (features/uploads/purposes.ts); every write is held against it.
alter table uploads drop constraint if exists uploads_purpose_check;

-- Each look that a center had, the newest last; whoever chose it may be gone.
create table center_looks (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null default uuidv7(),
  look jsonb not null,
  chosen_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, id)
);
create index center_looks_chosen_by on center_looks (chosen_by) where chosen_by is not null;
select wall('center_looks');
