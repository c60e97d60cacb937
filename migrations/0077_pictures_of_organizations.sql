-- An organization shows a logo and a cover. What is shown cannot be removed.
alter table organizations
  add column logo_id uuid,
  add column cover_id uuid,
  add foreign key (volunteer_center_id, logo_id) references uploads (volunteer_center_id, id),
  add foreign key (volunteer_center_id, cover_id) references uploads (volunteer_center_id, id);
create index organizations_logo on organizations (volunteer_center_id, logo_id) where logo_id is not null;
create index organizations_cover on organizations (volunteer_center_id, cover_id) where cover_id is not null;
alter table organization_profiles drop column logo_url;
